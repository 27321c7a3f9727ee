const PARTS =
  /(?<text>'''[^]*?(?:'''|$)|"""[^]*?(?:"""|$)|'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?)|(?<blank>\p{Zs})|(?<nothing>[\u00ad\u200b\u2060\ufeff])|[\u2028\u2029]/gu;

/** Pages and chats put blanks into code that no language reads. Those inside of texts may be meant. */
export function cleanPaste(code: string): string {
  return code.replace(PARTS, (part: string, ...given) => {
    const { text, blank, nothing } = given.at(-1) as Record<string, string | undefined>;
    if (text !== undefined) return part;
    if (blank !== undefined) return " ";
    return nothing === undefined ? "\n" : "";
  });
}
