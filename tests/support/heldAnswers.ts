/** Delays requests with a matching body between `hold` and `letGo`; pass as `renderPage`'s `intercept`. */
export function heldAnswers(pattern: RegExp) {
  let letGo = () => {};
  let mayGo = Promise.resolve();
  return {
    intercept: async (_path: string, body: string) => {
      if (pattern.test(body)) await mayGo;
      return null;
    },
    hold: () => {
      mayGo = new Promise((resolve) => (letGo = resolve));
    },
    letGo: () => letGo(),
  };
}
