let account: string | null = null;

/** Keeps which account the page shows as signed in; null for none. */
export function setPageAccount(shown: string | null): void {
  account = shown;
}

/** Says whose page sends a request: the server refuses it where another account has signed in since, in another tab. */
export function accountHeader(): Record<string, string> {
  return account ? { "x-account": account } : {};
}
