export interface ErrorRule {
  /** Names the text for translations. */
  key: string;
  type: string;
  /** Matches the start of Python's message; its named groups fill the text. */
  message?: RegExp;
  text: string;
}

/** The first rule that fits explains an error; a rule without a message fits every error of its type. */
export const ERROR_RULES: ErrorRule[] = [
  {
    key: "name.undefined",
    type: "NameError",
    message: /^name '(?<name>[^']+)' is not defined/,
    text: "Python doesn't know the name {name}. Check its spelling, give it a value before this line, or put quotes around it if it is text.",
  },
  {
    key: "name.local",
    type: "UnboundLocalError",
    message: /^cannot access local variable '(?<name>[^']+)'/,
    text: "{name} is used before it has a value in this function. Give it a value first, or pass it in as a parameter.",
  },
  {
    key: "type.joinText",
    type: "TypeError",
    message: /^can only concatenate str \(not "(?<other>\w+)"\) to str/,
    text: "+ can't join text and {other}. Convert with str(…), or use an f-string.",
  },
  {
    key: "type.none",
    type: "TypeError",
    message: /^(?=.*NoneType)/,
    text: "One of the values here is None. A function without return gives None, and so do list.sort() and list.append().",
  },
  {
    key: "type.operands",
    type: "TypeError",
    message: /^unsupported operand type\(s\) for (?<operator>\S+): '(?<left>\w+)' and '(?<right>\w+)'/,
    text: "{operator} doesn't work between {left} and {right}. Convert one of them, for example with int(…) or str(…).",
  },
  {
    key: "type.missingArgument",
    type: "TypeError",
    message: /^(?<call>\S+\(\)) missing \d+ required positional arguments?: (?<names>.+)/,
    text: "{call} needs a value for {names}, and the call doesn't give one.",
  },
  {
    key: "type.argumentCount",
    type: "TypeError",
    message: /^(?<call>\S+\(\)) takes (?<expected>.+) positional arguments? but (?<given>\d+)/,
    text: "{call} takes {expected} value(s), but the call gives {given}.",
  },
  {
    key: "type.unknownArgument",
    type: "TypeError",
    message: /^(?<call>\S+\(\)) got an unexpected keyword argument '(?<name>[^']+)'/,
    text: "{call} has no parameter called {name}.",
  },
  {
    key: "type.notCallable",
    type: "TypeError",
    message: /^'(?<type>\w+)' object is not callable/,
    text: "This calls {type} like a function. A variable may have taken the name of a function, such as list or sum; or an operator is missing before the bracket.",
  },
  {
    key: "type.notIterable",
    type: "TypeError",
    message: /^(?:argument of type )?'(?<type>\w+)'(?: object)? is not (?:iterable|a container)/,
    text: "A loop or in needs a list, a text, a range or the like, but this is {type}. To count, use range(…).",
  },
  {
    key: "type.notSubscriptable",
    type: "TypeError",
    message: /^'(?<type>\w+)' object is not subscriptable/,
    text: "Square brackets don't work on {type}. They take an item from a list, a text or a dictionary.",
  },
  {
    key: "type.itemAssignment",
    type: "TypeError",
    message: /^'(?<type>\w+)' object does not support item assignment/,
    text: "The items of {type} can't be changed. Build a new value instead.",
  },
  {
    key: "type.compare",
    type: "TypeError",
    message: /^'(?<operator>[^']+)' not supported between instances of '(?<left>\w+)' and '(?<right>\w+)'/,
    text: "{operator} can't compare {left} with {right}. Convert one of them; input() always gives text.",
  },
  {
    key: "type.unhashable",
    type: "TypeError",
    message: /^(?:cannot use '\w+' as a (?:dict key|set element) \()?unhashable type: '(?<type>\w+)'/,
    text: "{type} can't be a dictionary's key or in a set, because it can change. Use a tuple.",
  },
  {
    key: "type.index",
    type: "TypeError",
    message: /^(?<list>\w+) ind(?:ices|ex) must be integers(?: or slices)?, not '?(?<type>\w+)/,
    text: "The place in the square brackets must be a whole number, but it is {type}. Use int(…) or //, and loop over range(len(…)) if you want places.",
  },
  {
    key: "type.other",
    type: "TypeError",
    text: "A value here has a type that doesn't fit.",
  },
  {
    key: "value.int",
    type: "ValueError",
    message: /^invalid literal for int\(\) with base \d+: (?<text>.+)/,
    text: "int(…) can't read {text} as a whole number. Strip blanks and commas first; for 2.5, use float(…).",
  },
  {
    key: "value.float",
    type: "ValueError",
    message: /^could not convert string to float: (?<text>.+)/,
    text: "float(…) can't read {text} as a number. Look for letters, commas or an empty text.",
  },
  {
    key: "value.unpack",
    type: "ValueError",
    message: /^(?:too many|not enough) values to unpack/,
    text: "The number of names on the left differs from the number of values on the right.",
  },
  {
    key: "value.notInList",
    type: "ValueError",
    message: /^(?:list\.\w+\(x\): x not in list|.* is not in list|substring not found)/,
    text: "What you look for isn't there. Check with in first.",
  },
  {
    key: "value.other",
    type: "ValueError",
    text: "The type is right, but the function can't use this value.",
  },
  {
    key: "index.range",
    type: "IndexError",
    message: /^(?<list>\w+)(?: assignment)? index out of range/,
    text: "There is no item at this place. Places start at 0, so the last one is len(…) - 1; an empty {list} has none.",
  },
  {
    key: "index.emptyPop",
    type: "IndexError",
    message: /^pop from empty/,
    text: "There's nothing left to take out. Check that the list isn't empty first.",
  },
  {
    key: "key.missing",
    type: "KeyError",
    message: /^(?<key>.+)$/,
    text: "The dictionary has no key {key}. Check with in first, or use .get(…) with a default.",
  },
  {
    key: "attribute.none",
    type: "AttributeError",
    message: /^'NoneType' object has no attribute '(?<name>[^']+)'/,
    text: "The value before .{name} is None. A function without return gives None.",
  },
  {
    key: "attribute.missing",
    type: "AttributeError",
    message: /^'(?<type>\w+)' object has no attribute '(?<name>[^']+)'/,
    text: "{type} has nothing called .{name}. Check the spelling, and that the variable holds what you think.",
  },
  {
    key: "attribute.module",
    type: "AttributeError",
    message: /^module '(?<module>[^']+)' has no attribute '(?<name>[^']+)'/,
    text: "The module {module} has nothing called {name}.",
  },
  {
    key: "zeroDivision",
    type: "ZeroDivisionError",
    text: "The number to divide by is 0 here. Decide what the answer should be in that case, and check for it first.",
  },
  {
    key: "indentation.expected",
    type: "IndentationError",
    message: /^expected an indented block after (?<what>.+) on line (?<line>\d+)/,
    text: "Something must stand indented below line {line}. Put four spaces before the lines that belong to it.",
  },
  {
    key: "indentation.unexpected",
    type: "IndentationError",
    message: /^unexpected indent/,
    text: "This line starts further right than the one above, and nothing asks for it. Remove the spaces at its start.",
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
    text: "A text starts with a quotation mark and doesn't end. Add the same mark at its end.",
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
  {
    key: "recursion",
    type: "RecursionError",
    text: "The function keeps calling itself. It needs a case in which it returns without a further call, and each call must come closer to it.",
  },
  {
    key: "memory",
    type: "MemoryError",
    text: "The program asked for more memory than there is. A loop may keep adding to a list or a text.",
  },
  {
    key: "input.end",
    type: "EOFError",
    text: "input() was called more often than there were lines to read.",
  },
  {
    key: "module.missing",
    type: "ModuleNotFoundError",
    message: /^No module named '(?<name>[^']+)'/,
    text: "There is no module called {name} here. Practice has Python's standard library, without pandas and numpy.",
  },
  {
    key: "import.name",
    type: "ImportError",
    message: /^cannot import name '(?<name>[^']+)' from '(?<module>[^']+)'/,
    text: "The module {module} has nothing called {name}.",
  },
  {
    key: "file.missing",
    type: "FileNotFoundError",
    text: "There is no file of this name. The task lists the files and their exact names.",
  },
  {
    key: "assertion",
    type: "AssertionError",
    text: "An assert in the code was false.",
  },
  {
    key: "overflow",
    type: "OverflowError",
    text: "The number became too large for this calculation.",
  },
];
