/** Holds back a rendered page's requests with such a body, from `hold` until `letGo`: for the `intercept` of `renderPage`. */
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
