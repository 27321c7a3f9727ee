import type { PythonExerciseSeed } from "../exerciseSeed";

export const fileExercises: PythonExerciseSeed[] = [
  {
    kind: "PYTHON",
    title: "Lines of a diary",
    slug: "lines-of-a-diary",
    topic: "Files and CSV",
    level: "BASIC",
    minutes: 8,
    prompt: `Next to your program there is a file, \`diary.txt\`. It has a few lines of text, with empty lines between them.

Write \`count_lines(name)\`. It opens the file with that name and returns how many lines are **not empty**. A line that has only spaces is empty too.

\`\`\`text
count_lines("diary.txt") gives 3
\`\`\`

Open files with \`with\`, so that Python closes them for you, whatever happens.

\`\`\`python
with open(name) as file:
    for line in file:
        ...
\`\`\`

Each \`line\` still has its line break at the end. So even an empty line is not an empty string!`,
    starterCode: `def count_lines(name):
    with open(name) as file:
        # Your code here
        return 0


print(count_lines("diary.txt"))`,
    solution: `def count_lines(name):
    count = 0
    with open(name) as file:
        for line in file:
            if line.strip():
                count += 1
    return count


print(count_lines("diary.txt"))`,
    files: [
      {
        name: "diary.txt",
        text: `Monday: rain, rain, rain.

Tuesday: the trains are late again.
   
Wednesday: sun! Bought mangoes.
`,
      },
      {
        name: "shopping.txt",
        text: `rice
dal
onions
curry leaves
`,
      },
    ],
    hints: [
      "What is left of an empty line when you remove the spaces and the line break?",
      "`line.strip()` removes white space from both ends. In an `if`, an empty string counts as false.",
      "In the loop: `if line.strip(): count += 1`. After it, return the count.",
    ],
    tests: [
      { kind: "call", call: 'count_lines("diary.txt")', visibility: "VISIBLE", about: "The diary" },
      { kind: "call", call: 'count_lines("shopping.txt")', visibility: "VISIBLE", about: "A shopping list" },
      {
        kind: "call",
        call: 'count_lines("empty.txt")',
        setup: `with open("empty.txt", "w") as file:
    pass`,
        visibility: "HIDDEN",
        about: "An empty file",
      },
      {
        kind: "call",
        call: 'count_lines("blank.txt")',
        setup: `with open("blank.txt", "w") as file:
    file.write("\\n\\n  \\n\\t\\n")`,
        visibility: "HIDDEN",
        about: "Nothing but empty lines",
      },
      {
        kind: "call",
        call: 'count_lines("note.txt")',
        setup: `with open("note.txt", "w") as file:
    file.write("Call Amma\\n\\nPay the milkman")`,
        visibility: "HIDDEN",
        about: "No line break after the last line",
      },
      {
        kind: "call",
        call: 'count_lines("poem.txt")',
        setup: `with open("poem.txt", "w") as file:
    file.write("   where the mind  \\n\\n   is without fear\\n and the head \\n   \\n is held high   \\n")`,
        visibility: "HIDDEN",
        about: "Spaces before and after the words",
      },
      {
        kind: "call",
        call: '[count_lines("song.txt"), count_lines("song.txt")]',
        setup: `with open("song.txt", "w") as file:
    file.write("la la\\n\\nla la\\nla la la\\n")`,
        visibility: "HIDDEN",
        about: "A line that comes again, and called twice",
      },
    ],
  },
];
