import type { ErrorRule } from "./errorRule";
import { findParameters, isAtBottom } from "./pythonMistakes";

/** Values as other languages write them. */
const VALUES = new Map(
  Object.entries({ null: "None", nil: "None", NULL: "None", true: "True", false: "False" }),
);

/** Of code that runs. The first rule that fits explains an error. */
export const RUNTIME_ERRORS: ErrorRule[] = [
  {
    key: "name.value",
    type: "NameError",
    message: /^name '(?<name>[^']+)' is not defined/,
    find: (_, { name = "" }) => (VALUES.has(name) ? { right: VALUES.get(name) } : null),
    text: "Python writes {right}, not {name}.",
  },
  {
    key: "name.print",
    type: "NameError",
    message: /^name '(?<name>printf|println|console|System|cout|puts|echo)' is not defined/,
    text: "Python writes print(…), not {name}.",
  },
  {
    key: "name.undefined",
    type: "NameError",
    message: /^name '(?<name>[^']+)' is not defined/,
    text: "Python doesn't know the name {name}. Check its spelling, give it a value before this line, or put quotes around it if it is a string.",
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
    text: "+ can't join a string and {other}. Convert with str(…), or use an f-string.",
  },
  {
    key: "type.none",
    type: "TypeError",
    message: /^(?=.*NoneType)/,
    text: "One of the values here is None. A function without return gives None, and so do list.sort() and list.append().",
  },
  {
    key: "type.power",
    type: "TypeError",
    message: /^unsupported operand type\(s\) for \^=?: '(?:float|int)' and '(?:float|int)'/,
    text: "For a power, Python writes **, e.g. 2 ** 3.",
  },
  {
    key: "type.uncalled",
    type: "TypeError",
    message:
      /^unsupported operand type\(s\) for (?:\S+): (?:'(?:\w+_)?(?:function|method)(?:_or_method)?'|'\w+' and '(?:\w+_)?(?:function|method)(?:_or_method)?')/,
    text: "A function is used here without its brackets. Write them to call it, e.g. input().",
  },
  {
    key: "type.tuple",
    type: "TypeError",
    message: /^can only concatenate tuple \(not "(?:int|float)"\) to tuple/,
    text: "A comma between values makes a tuple of them: 1,000 is two numbers. Write 1000.",
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
    text: "This calls {type} like a function. A variable may have taken the name of a function like list or sum; or an operator is missing before the bracket.",
  },
  {
    key: "type.notIterable",
    type: "TypeError",
    message: /^(?:argument of type )?'(?<type>\w+)'(?: object)? is not (?:iterable|a container)/,
    text: "A loop or in needs a list, a string or a range, but this is {type}. To count, use range(…).",
  },
  {
    key: "type.notSubscriptable",
    type: "TypeError",
    message: /^'(?<type>\w+)' object is not subscriptable/,
    text: "Square brackets don't work on {type}. They take an item from a list, a string or a dictionary.",
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
    text: "{operator} can't compare {left} with {right}. Convert one of them; input() always gives a string.",
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
    text: "The position in square brackets must be a whole number, but it is {type}. Use int(…) or //, and loop over range(len(…)) if you want positions.",
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
    text: "int(…) can't read {text} as a whole number. Remove spaces and commas first; for 2.5, use float(…).",
  },
  {
    key: "value.float",
    type: "ValueError",
    message: /^could not convert string to float: (?<text>.+)/,
    text: "float(…) can't read {text} as a number. Look for letters, commas or an empty string.",
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
    text: "There is no item at this position. Positions start at 0, so the last one is len(…) - 1; an empty {list} has none.",
  },
  {
    key: "index.emptyPop",
    type: "IndexError",
    message: /^pop from empty/,
    text: "There's nothing left to remove. Check that the list isn't empty first.",
  },
  {
    key: "key.similar",
    type: "KeyError",
    message: /^(?<key>.+)$/,
    find: ({ hint }) => (hint ? { similar: hint.replace("Did you mean ", "").replace("?", "") } : null),
    text: "The dictionary has no key {key}, but it has {similar}. Small and capital letters, spaces and spelling must be the same.",
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
    key: "recursion",
    type: "RecursionError",
    text: "The function keeps calling itself. It needs a case in which it returns without another call, and each call must come closer to it.",
  },
  {
    key: "memory",
    type: "MemoryError",
    text: "The program ran out of memory. A loop may keep adding to a list or a string.",
  },
  {
    key: "input.bottom",
    type: "EOFError",
    find: (error) => (error.call !== null && isAtBottom(error) ? { call: error.call } : null),
    text: "Nothing is typed in here: the test itself calls {call}. Remove the input() outside the function.",
  },
  {
    key: "input.parameter",
    type: "EOFError",
    find: findParameters,
    text: "Nothing is typed in here: {where}. Remove input().",
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
    text: "There is no file with this name. The task lists the files and their exact names.",
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
