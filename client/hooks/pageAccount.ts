let account: string | null = null;

export function setPageAccount(shown: string | null): void {
  account = shown;
}

/** The server rejects requests from a page whose account has changed, e.g. by a sign-in in another tab. */
export function accountHeader(): Record<string, string> {
  return account ? { "x-account": account } : {};
}
