import { nameOfCharacter } from "../../../../labs/engine/invisible";
import type { ErrorRule } from "./errorRule";

/** Words and signs of other languages, and what Python writes. */
const PYTHON_WORDS = new Map([
  ["&&", "Write and."],
  ["||", "Write or."],
  ["!", "Write not."],
  ["++", "Write += 1."],
  ["--", "Write -= 1."],
  ["then", "End the condition with a colon."],
  ["=>", "Write >=."],
  ["=<", "Write <=."],
  ["function", "Write def."],
  ["switch", "Write if, elif and else, or match and case."],
]);

const isOperand = (word: string) =>
  !/^(?:for|in|if|and|or|not|return|print|else|elif|is|lambda|import|as|while|del|def|class|from|with)$/.test(
    word,
  );

const PYTHON_SIGNS = new Map(
  Object.entries({
    ...{ "×": "*", "✕": "*", "÷": "/", "−": "-", "–": "-", "—": "-", "≤": "<=", "≥": ">=", "≠": "!=" },
    ...{ "，": ",", "：": ":", "；": ";", "（": "(", "）": ")" },
  }),
);

/** Of code that Python cannot read at all. */
export const SYNTAX_ERRORS: ErrorRule[] = [
  {
    key: "indentation.expected",
    type: "IndentationError",
    message: /^expected an indented block after (?<what>.+) on line (?<line>\d+)/,
    text: "Python expects an indented line below line {line}. Put four spaces before the lines that belong to it.",
  },
  {
    key: "indentation.unexpected",
    type: "IndentationError",
    message: /^unexpected indent/,
    text: "This line is indented more than the one above, for no reason. Remove the spaces at its start.",
  },
  {
    key: "indentation.unindent",
    type: "IndentationError",
    message: /^unindent does not match/,
    text: "The spaces at the start of this line match no line above. Lines of one block start at the same place.",
  },
  {
    key: "indentation.tabs",
    type: "TabError",
    text: "Tabs and spaces are mixed. Use four spaces for each step.",
  },
  {
    key: "syntax.elif",
    type: "SyntaxError",
    line: /^(?:else\s+if\b|else\s+[^\s:].*:$|else?if\b)/,
    text: "Python writes elif for “else if”, e.g. elif x > 3:. else alone takes no condition.",
  },
  {
    key: "syntax.braces",
    type: "SyntaxError",
    line: /^(?:if|elif|else|for|while|def|class)\b.*(?<!\bin\s?)\{$/,
    text: "Python has no curly brackets around lines. End this line with a colon, and indent the lines below it.",
  },
  {
    key: "syntax.ownWord",
    type: "SyntaxError",
    message: /^(?:invalid syntax|cannot assign to (?:True|False|None))/,
    line: /^(?<word>class|def|from|import|in|is|if|for|while|with|return|pass|try|lambda|global|not|and|or|None|True|False)\s*=(?![=>])/,
    text: "{word} is a word of Python's own, so it can't be a variable. Choose another name.",
  },
  {
    key: "syntax.declaration",
    type: "SyntaxError",
    message: /^invalid syntax/,
    line: /^(?:int|float|double|long|char|bool|boolean|str|string|String|var|let|const|auto)\s+(?<name>\w+)\s*(?:=|;|$)/,
    text: "Python writes no type and no word before a variable. Write {name} = … alone.",
  },
  {
    key: "syntax.halfCondition",
    type: "SyntaxError",
    message: /^invalid syntax/,
    line: /\b(?<word>and|or)\s+(?:==|!=|[<>]=?)/,
    text: "{word} needs a whole condition on both sides. Repeat what is compared, e.g. x == 1 {word} x == 2.",
  },
  {
    key: "syntax.foreignWord",
    type: "SyntaxError",
    message: /^(?:invalid syntax|expected ':')/,
    line: /(?<word>&&|\|\||\+\+|--|=>|=<|\bthen\b|^switch\b|^function\b|!(?!=))/,
    find: (_, { word = "" }) => ({ right: PYTHON_WORDS.get(word) }),
    text: "Python has no {word}. {right}",
  },
  {
    key: "syntax.times",
    type: "SyntaxError",
    message: /^invalid (?:syntax|decimal literal)/,
    line: /(?:(?<left>\b\w+|\))\s+|\b\d+)[xX](?:\s+|(?=\d))(?<right>\w+|\()/,
    find: (_, { left = "", right = "" }) => (isOperand(left) && isOperand(right) ? {} : null),
    text: "To multiply, Python writes *, e.g. 3 * 4.",
  },
  {
    key: "syntax.number",
    type: "SyntaxError",
    message: /^invalid decimal literal/,
    text: "A name can't begin with a digit. To multiply, write *, e.g. 2 * x; text goes in quotes.",
  },
  {
    key: "syntax.colonEarlier",
    type: "SyntaxError",
    message: /^expected ':'/,
    line: /:$/,
    text: "Python can't read this line up to its colon. Look for a missing operator, comma or bracket between two words.",
  },
  {
    key: "syntax.colon",
    type: "SyntaxError",
    message: /^expected ':'/,
    text: "A colon is missing at the end of this line. if, for, while, def and class lines end in a colon.",
  },
  {
    key: "syntax.assignment",
    type: "SyntaxError",
    message: /^(?:invalid syntax\. Maybe you meant '==' |cannot assign to .* here\. Maybe you meant '==')/,
    text: "= gives a name a value. To compare, use ==.",
  },
  {
    key: "syntax.neverClosed",
    type: "SyntaxError",
    message: /^'(?<bracket>.)' was never closed/,
    text: "The bracket {bracket} is opened here and never closed.",
  },
  {
    key: "syntax.unmatched",
    type: "SyntaxError",
    message: /^(?:unmatched '(?<bracket>.)'|closing parenthesis '(?<closing>.)' does not match)/,
    text: "A closing bracket here doesn't match an open one.",
  },
  {
    key: "syntax.apostrophe",
    type: "SyntaxError",
    message: /^unterminated string literal/,
    find: ({ code, line }) => {
      const found = /'[^'"\n]*(?<word>\p{L}'\p{L}+)/u.exec(code.split("\n")[(line ?? 0) - 1] ?? "");
      return found ? {} : null;
    },
    text: 'The string ends at an apostrophe inside it. Put double quotes around it, e.g. "It\'s me".',
  },
  {
    key: "syntax.quote",
    type: "SyntaxError",
    message: /^unterminated (?:f-|triple-quoted )?/,
    text: "This string starts with a quotation mark but never ends. Add the same mark at its end.",
  },
  {
    key: "syntax.comma",
    type: "SyntaxError",
    message: /^invalid syntax\. Perhaps you forgot a comma/,
    text: "A comma seems to be missing between two values.",
  },
  {
    key: "syntax.print",
    type: "SyntaxError",
    message: /^Missing parentheses in call to 'print'/,
    text: "print needs brackets around what it prints: print(…).",
  },
  {
    key: "syntax.return",
    type: "SyntaxError",
    message: /^'(?<word>return|yield|await)' outside/,
    text: "{word} belongs inside a function. Check that this line is indented below its def.",
  },
  {
    key: "syntax.loopWord",
    type: "SyntaxError",
    message: /^'(?<word>break|continue)' (?:outside|not properly)/,
    text: "{word} belongs inside a loop. Check how far this line is indented.",
  },
  {
    key: "syntax.invisible",
    type: "SyntaxError",
    message: /^invalid non-printable character U\+(?<code>[\dA-F]{4,6})/,
    find: (_, { code = "" }) => ({ name: nameOfCharacter(String.fromCodePoint(Number.parseInt(code, 16))) }),
    text: "{name} is in this line. It looks like a space or is invisible, and came with copied text. Delete the spaces here and type them again.",
  },
  {
    key: "syntax.quotes",
    type: "SyntaxError",
    message: /^invalid character '[‘’“”„«»′″´]'/,
    text: "Curly quotation marks came with copied text. Type the straight ones: ' or \".",
  },
  {
    key: "syntax.sign",
    type: "SyntaxError",
    message: /^invalid character '(?<sign>[×✕÷−–—≤≥≠，：；（）])'/,
    find: (_, { sign = "" }) => ({ right: PYTHON_SIGNS.get(sign) }),
    text: "Python doesn't know the symbol {sign}. Type {right} instead.",
  },
  {
    key: "syntax.character",
    type: "SyntaxError",
    message: /^invalid (?:non-printable )?character/,
    text: "Python can't read one of the characters here. It may have come with copied text: type it again.",
  },
  {
    key: "syntax.zeros",
    type: "SyntaxError",
    message: /^leading zeros in decimal integer literals/,
    text: "A number can't start with 0. Write 7, not 07; a pincode or phone number is text, in quotes.",
  },
  {
    key: "syntax.other",
    type: "SyntaxError",
    text: "Python can't read this line. Look for a missing bracket, comma, colon or quotation mark here or just above.",
  },
];
