/** Applies decorators in the order of stacked ones: the last first. */
export function decorateAll(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorator of [...decorators].reverse()) decorator(target, property);
  };
}
