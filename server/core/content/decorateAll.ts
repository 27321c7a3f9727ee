/** Several decorators of a property as one: put on as a column of them is, the last first. */
export function decorateAll(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorator of [...decorators].reverse()) decorator(target, property);
  };
}
