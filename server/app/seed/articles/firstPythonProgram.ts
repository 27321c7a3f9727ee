export const firstPythonProgram = `Many people learn Python the way one learns a phrase book: loops today, lists tomorrow, and after a month they can say everything and have nothing to say. Let us do the opposite. We take one small task from life, and learn just as much Python as it needs.

The task: you write down what you spend, one line for each thing, in a plain text file. At the end of the month the program tells you where the money went.

## The file

Make a new folder and, in it, a file called \`spending.txt\`:

\`\`\`text
250 food lunch with Ravi
40 travel bus
1200 home electricity
180 food vegetables
travel auto
60 travel bus
\`\`\`

Each line starts with the rupees, then a kind, then whatever you like. One line is wrong, on purpose: someone forgot the amount. Real files always have such a line, and a program that cannot handle it is not finished.

## Step one: read a line

Begin with a single line, not with the whole file. Save this as \`spending.py\`:

\`\`\`python
line = "250 food lunch with Ravi"
amount, kind, note = line.split(maxsplit=2)
print(amount, kind, note)
\`\`\`

Run it with \`python spending.py\`; on some computers the command is called \`python3\`. \`split\` cuts the text at its spaces, and \`maxsplit=2\` says “cut twice, and leave the rest in one piece”. So there are three pieces, and three names to hold them.

One thing is easily missed: \`amount\` is still text. If you add the texts \`"250"\` and \`"40"\` you get \`"25040"\`. Turn it into a number with \`int(amount)\`.

## Step two: give the step a name

What we just did deserves a name, so that we can use it for every line:

\`\`\`python
def read_line(line):
    amount, kind, _note = line.split(maxsplit=2)
    return kind, int(amount)


print(read_line("40 travel bus"))
\`\`\`

The answer is \`('travel', 40)\`. A function like this is the smallest useful unit of a program: something goes in, something comes out, and you can try it by itself. The \`_\` before \`note\` tells the reader that we do not need that piece.

## Step three: add up

A dictionary is a table with two columns: on the left a key, on the right a value. It is just what we need, a sum for each kind.

\`\`\`python
totals = {}
for line in open("spending.txt", encoding="utf-8"):
    kind, amount = read_line(line)
    totals[kind] = totals.get(kind, 0) + amount
print(totals)
\`\`\`

\`totals.get(kind, 0)\` means: the sum so far, or 0 if we see this kind for the first time. Read the line aloud once. It is the most useful line in this article, and you will write it in every language.

Run it. It stops with an error, and the last line of the error is the one to read:

\`\`\`text
ValueError: not enough values to unpack (expected 3, got 2)
\`\`\`

Python wanted three pieces and found two: \`travel\` and \`auto\`. That is our bad line. Nothing is broken; the program told you something true about the file.

## Step four: handle the bad line

What should happen with it? Not silence: then the ride would be missing from the sum and nobody would know. Not a crash either, for then one slip would hide a whole month. Let us say which line it was, and go on.

\`\`\`python
totals = {}
with open("spending.txt", encoding="utf-8") as file:
    for number, line in enumerate(file, start=1):
        try:
            kind, amount = read_line(line)
        except ValueError:
            print(f"Line {number} is not clear to me: {line.strip()}")
            continue
        totals[kind] = totals.get(kind, 0) + amount
\`\`\`

There is much that is new here, but each piece has one job. \`with\` closes the file when we are done. \`enumerate\` counts the lines for us, from 1, as people do. \`try\` marks the step that may fail, and \`except ValueError\` says what to do when it fails in just this way. Name the error that you expect: a bare \`except\` would also swallow your own spelling mistakes.

## Step five: show it

\`\`\`python
for kind, amount in sorted(totals.items(), key=lambda pair: pair[1], reverse=True):
    print(f"{kind:10} {amount:>8,}")
print(f"{'total':10} {sum(totals.values()):>8,}")
\`\`\`

And this is what you see:

\`\`\`text
Line 5 is not clear to me: travel auto
home          1,200
food            430
travel          100
total         1,730
\`\`\`

\`:10\` makes a field of ten places, \`>8\` puts the number to the right in eight, and the comma sets off the thousands. \`sorted\` with \`key\` puts the largest sum first: the key is a small function without a name, which takes a pair and answers its second half.

## What you have now

About twenty lines, and in them: text, numbers, a function, a dictionary, a loop, a file, an error that is dealt with, and a table. That is most of what a beginner's course holds, and you know what each piece is for.

Now make it yours:

1. Let the file's name be given when the program is started (look up \`sys.argv\`).
2. Refuse an amount below zero, with a message of its own.
3. Show what share of the whole each kind is, in percent.
4. Keep one file for each month, and compare two of them.

Do the first one today, while it is fresh. It is a short step, and the next one is right behind it.
`;
