import type { ErrorRule } from "./errorRule";

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
    key: "syntax.quote",
    type: "SyntaxError",
    message: /^unterminated (?:f-|triple-quoted )?/,
    text: "This text starts with a quotation mark but never ends. Add the same mark at its end.",
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
    key: "syntax.character",
    type: "SyntaxError",
    message: /^invalid (?:non-printable )?character/,
    text: "Python can't read one of the characters here. Curly quotation marks often come with copied text: type them again.",
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
