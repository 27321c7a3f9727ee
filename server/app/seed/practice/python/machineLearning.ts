import type { PythonExerciseSeed } from "../exerciseSeed";

export const machineLearning: PythonExerciseSeed[] = [
  {
    kind: "PYTHON",
    title: "Which words matter?",
    slug: "which-words-matter",
    topic: "Data tasks",
    level: "ADVANCED",
    minutes: 25,
    prompt: `A word that appears in every review says nothing about any of them. A word that appears in only one review says a lot. **TF-IDF** turns this idea into a number, and search engines have used it for decades.

For a word in a document:

* **tf** is how often it appears in this document, divided by how many words the document has;
* **idf** is the natural logarithm (\`math.log\`) of the number of all documents divided by the number of documents that have the word;
* the weight is tf times idf, rounded to 3 decimals.

Write \`tf_idf(documents)\`. Each document is a list of words. Return a list with one dictionary for each document, from its words to their weights:

\`\`\`text
tf_idf([["chai", "garam", "chai"], ["garam", "samosa"]])
gives [{"chai": 0.462, "garam": 0.0}, {"garam": 0.0, "samosa": 0.347}]
\`\`\`

\`garam\` appears in all documents, so its weight is 0.0. An empty document gives an empty dictionary, but it still counts as a document.`,
    starterCode: `import math


def tf_idf(documents):
    weights = []
    for words in documents:
        # Your code here
        weights.append({})
    return weights


print(tf_idf([["chai", "garam", "chai"], ["garam", "samosa"]]))`,
    solution: `import math


def tf_idf(documents):
    documents_with = {}
    for words in documents:
        for word in set(words):
            documents_with[word] = documents_with.get(word, 0) + 1
    weights = []
    for words in documents:
        weight = {}
        for word in words:
            tf = words.count(word) / len(words)
            idf = math.log(len(documents) / documents_with[word])
            weight[word] = round(tf * idf, 3)
        weights.append(weight)
    return weights


print(tf_idf([["chai", "garam", "chai"], ["garam", "samosa"]]))`,
    hints: [
      "Which of the two parts can you work out from one document alone, and for which do you need all of them first?",
      "First count for each word how many documents have it: going through `set(words)` counts every document once. Then a second loop for the weights.",
      "In the second loop: `tf = words.count(word) / len(words)`, `idf = math.log(len(documents) / documents_with[word])`, and the weight is `round(tf * idf, 3)`.",
    ],
    tests: [
      {
        kind: "call",
        call: 'tf_idf([["chai", "garam", "chai"], ["garam", "samosa"]])',
        visibility: "VISIBLE",
        about: "Two documents",
      },
      {
        kind: "call",
        call: 'tf_idf([["good", "phone"], ["bad", "phone"], ["good", "camera", "bad", "battery"]])',
        visibility: "VISIBLE",
        about: "Three reviews",
      },
      { kind: "call", call: "tf_idf([])", visibility: "HIDDEN", about: "No documents" },
      {
        kind: "call",
        call: 'tf_idf([["dal", "roti", "dal"]])',
        visibility: "HIDDEN",
        about: "One document alone",
      },
      {
        kind: "call",
        call: 'tf_idf([["mango"], [], ["mango", "lassi"]])',
        visibility: "HIDDEN",
        about: "An empty document among others",
      },
      {
        kind: "call",
        call: 'tf_idf([["pin", "code"], ["pin", "code"], ["pin"]])',
        visibility: "HIDDEN",
        about: "The same document twice",
      },
      {
        kind: "call",
        call: 'tf_idf([["sale"] * 9 + ["today"], ["today"], ["offer"], ["sale", "offer"]])',
        visibility: "HIDDEN",
        about: "A word that appears often in one document",
      },
      {
        kind: "call",
        call: '[tf_idf([["poha"], ["upma"]]), tf_idf([["poha", "chai"], ["dosa"]])]',
        visibility: "HIDDEN",
        about: "Called twice",
      },
    ],
  },
  {
    kind: "PYTHON",
    title: "A confusion matrix",
    slug: "a-confusion-matrix",
    topic: "Data tasks",
    level: "ADVANCED",
    minutes: 20,
    prompt: `A model looks at photos of fruit. To see *what* it confuses with what, count the photos in a table. The row is what the fruit really is, the column is what the model says.

Write \`confusion_matrix(truth, guess)\`. Both lists have the same length. Return two things: a sorted list of all labels that appear in either list, and the table as a list of rows. Rows and columns are in the order of the labels:

\`\`\`text
confusion_matrix(["mango", "guava", "mango"], ["mango", "mango", "guava"])
gives (["guava", "mango"], [[0, 1], [1, 1]])
\`\`\`

The first row reads: of the real guavas, 0 were called guava and 1 mango.

If the two lists have different lengths, raise a \`ValueError\`. Lists and dictionaries are enough, so **import nothing**.`,
    starterCode: `def confusion_matrix(truth, guess):
    labels = sorted(set(truth))
    rows = []
    # Your code here
    return labels, rows


print(confusion_matrix(["mango", "guava", "mango"], ["mango", "mango", "guava"]))`,
    solution: `def confusion_matrix(truth, guess):
    if len(truth) != len(guess):
        raise ValueError("Both lists must have the same length")
    labels = sorted(set(truth) | set(guess))
    rows = [[0] * len(labels) for label in labels]
    for real, said in zip(truth, guess):
        rows[labels.index(real)][labels.index(said)] += 1
    return labels, rows


print(confusion_matrix(["mango", "guava", "mango"], ["mango", "mango", "guava"]))`,
    hints: [
      "How large must the table be, and which of its numbers grows by 1 for each photo?",
      "`set(truth) | set(guess)` has all labels. Make a table of zeros, a new list for each row. `labels.index(real)` is the number of the row.",
      "`rows = [[0] * len(labels) for label in labels]`, then `for real, said in zip(truth, guess):`, and inside it add 1 to `rows[labels.index(real)][…]`.",
    ],
    tests: [
      {
        kind: "call",
        call: 'confusion_matrix(["mango", "guava", "mango"], ["mango", "mango", "guava"])',
        visibility: "VISIBLE",
        about: "Two kinds of fruit",
      },
      {
        kind: "call",
        call: 'confusion_matrix(["lychee", "guava", "mango", "guava"], ["lychee", "mango", "mango", "guava"])',
        visibility: "VISIBLE",
        about: "Three kinds of fruit",
      },
      {
        kind: "raises",
        call: 'confusion_matrix(["mango"], ["mango", "guava"])',
        visibility: "VISIBLE",
        about: "Lists of different lengths",
      },
      { kind: "structure", rule: { avoids: ["import"] }, visibility: "VISIBLE", about: "Nothing imported" },
      { kind: "call", call: "confusion_matrix([], [])", visibility: "HIDDEN", about: "No photos" },
      {
        kind: "call",
        call: 'confusion_matrix(["mango", "mango"], ["mango", "papaya"])',
        visibility: "HIDDEN",
        about: "A label that only the model uses",
      },
      {
        kind: "call",
        call: 'confusion_matrix(["jamun", "mango", "jamun"], ["mango", "mango", "mango"])',
        visibility: "HIDDEN",
        about: "A label that the model never uses",
      },
      {
        kind: "call",
        call: 'confusion_matrix(["mango"] * 5, ["mango"] * 5)',
        visibility: "HIDDEN",
        about: "One label, always right",
      },
      {
        kind: "call",
        call: 'confusion_matrix(["c", "a", "b", "a"] * 50, ["c", "b", "b", "a"] * 50)',
        visibility: "HIDDEN",
        about: "Many photos",
      },
      {
        kind: "raises",
        call: 'confusion_matrix(["mango"], [])',
        visibility: "HIDDEN",
        about: "The second list is empty",
      },
    ],
  },
];
