interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

interface MailFault {
  isFinal: boolean;
  /** For staff. Excludes the server's response, which may quote the e-mail. */
  message: string;
}

const UNREACHABLE = /^E(CONN|TIMEDOUT|SOCKET|DNS|HOST|NET|AI|NOTFOUND|TLS|PROTOCOL)/;

export function mailFaultOf(error: unknown): MailFault {
  const { code, responseCode, command } = (error ?? {}) as SmtpError;
  const name = typeof code === "string" && /^[A-Z_]{1,30}$/.test(code) ? code : "";
  if (name === "EAUTH") return { isFinal: false, message: "The mail server didn’t accept our sign-in." };
  if (typeof responseCode === "number") {
    const step = typeof command === "string" && /^[A-Z ]{1,20}$/.test(command) ? ` to ${command}` : "";
    const isRefused = responseCode >= 500;
    return {
      // Other rejections, such as of the sender or a full quota, can be fixed here.
      isFinal: isRefused && command === "RCPT TO",
      message: `The mail server ${isRefused ? "refused it" : "couldn’t take it yet"}: ${responseCode}${step}.`,
    };
  }
  if (name === "EABORT") return { isFinal: false, message: "The mail server took too long." };
  if (name === "EENVELOPE") return { isFinal: true, message: "This address can’t be written to." };
  if (UNREACHABLE.test(name))
    return { isFinal: false, message: `The mail server couldn’t be reached (${name}).` };
  return { isFinal: false, message: "The mail server didn’t take the e-mail." };
}
