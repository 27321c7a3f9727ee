interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

interface MailFault {
  /** Whether to try again would be in vain. */
  isFinal: boolean;
  /** For staff: never the server's own words, which may repeat the letter. */
  words: string;
}

const UNREACHABLE = /^E(CONN|TIMEDOUT|SOCKET|DNS|HOST|NET|AI|NOTFOUND|TLS|PROTOCOL)/;

/** What went wrong when a mail was handed over. */
export function mailFaultOf(error: unknown): MailFault {
  const { code, responseCode, command } = (error ?? {}) as SmtpError;
  const name = typeof code === "string" && /^[A-Z_]{1,30}$/.test(code) ? code : "";
  if (name === "EAUTH") return { isFinal: false, words: "The mail server did not accept our sign-in." };
  if (typeof responseCode === "number") {
    const step = typeof command === "string" && /^[A-Z ]{1,20}$/.test(command) ? ` to ${command}` : "";
    const isRefused = responseCode >= 500;
    return {
      // What else it refuses, a sender or a full quota, is about us, and may be mended.
      isFinal: isRefused && command === "RCPT TO",
      words: `The mail server ${isRefused ? "refused it" : "could not take it yet"}: ${responseCode}${step}.`,
    };
  }
  if (name === "EABORT") return { isFinal: false, words: "The mail server took too long." };
  if (name === "EENVELOPE") return { isFinal: true, words: "This address cannot be written to." };
  if (UNREACHABLE.test(name))
    return { isFinal: false, words: `The mail server could not be reached (${name}).` };
  return { isFinal: false, words: "The mail could not be handed over." };
}
