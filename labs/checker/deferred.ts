export interface Deferred<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (reason: Error) => void;
}

/** Like Promise.withResolvers, which Node 20 lacks. */
export function deferred<Value>(): Deferred<Value> {
  const parts = {} as Deferred<Value>;
  parts.promise = new Promise<Value>((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}
