import { momentInIndia } from "../../../format/momentInIndia";
import { rupees } from "../../../format/rupees";
import { shortDate } from "../../../format/shortDate";

/** Operations whose name alone does not say it. */
const ACTIONS: Record<string, string> = {
  acceptInvitation: "Chose a password by invitation",
  applyBankImport: "Applied a bank statement",
  approveBankRow: "Approved a registration by a bank statement",
  cancelRegistrationByStaff: "Cancelled a registration",
  changePassword: "Changed their password",
  confirmEmailChange: "Changed their e-mail address",
  decideRegistration: "Decided a registration",
  deleteBankImport: "Threw a bank statement away",
  exportRegistrations: "Took the registrations along as a file",
  grantBatchAccess: "Let a learner into a batch",
  importBankStatement: "Brought a bank statement",
  deleteAccount: "Deleted their account",
  discardDraft: "Threw a page's draft away",
  draftAboutContent: "Drafted the about page",
  draftHomeContent: "Drafted the home page",
  draftPageTexts: "Drafted the other pages' texts",
  draftSiteSettings: "Drafted the site's settings",
  confirmPassword: "Confirmed their password",
  endOtherSessions: "Signed out everywhere else",
  exportAccount: "Took their data along as a file",
  makeAdmin: "Made a staff account",
  exportContactMessages: "Took the messages along as a file",
  mapBankColumns: "Said what a bank statement's columns hold",
  openBatch: "Opened a batch to everyone",
  promoteToAdmin: "Let an account into the content area",
  keepBankUtr: "Kept a payment's UTR from a bank statement",
  rematchBankImport: "Compared a bank statement again",
  replyToContactMessage: "Answered a message",
  renewCalendarAddress: "Made a new calendar address",
  reorderReferences: "Put references in a new order",
  requestEmailChange: "Asked for another e-mail address",
  resetPassword: "Chose a new password by letter",
  retryFailedLetters: "Tried all dead letters again",
  retryLetter: "Tried a dead letter again",
  revokeAccess: "Shut a learner out of a batch",
  rotateBatchCode: "Gave a batch a new secret code",
  signIn: "Signed in",
  signOut: "Signed out",
  signUp: "Made an account",
  updateAboutContent: "Published the about page",
  updateHomeContent: "Published the home page",
  updatePageTexts: "Published the other pages' texts",
  updateSiteSettings: "Published the site's settings",
  updateContactMessageStatus: "Sorted a message",
  updatePicture: "Described a picture anew",
  updateProfile: "Changed their profile",
  uploadPicture: "Added a picture",
  verifyEmail: "Verified their e-mail address",
  unlockBatch: "Entered the secret code of a batch",
};

const DONE: Record<string, string> = {
  add: "Added",
  create: "Added",
  delete: "Deleted",
  remove: "Removed",
  reorder: "Put in a new order:",
  update: "Changed",
};

const FIELDS: Record<string, string> = {
  access: "Who may come in",
  alt: "Description",
  door: "Came in by",
  amountRupees: "Amount",
  durationText: "Time duration",
  endsOn: "Last day",
  imageUrl: "Image URL",
  isClosed: "Closed to new learners",
  isCodeWeak: "Code is easy to guess",
  payLink: "Payment link",
  priceRupees: "Price",
  startsOn: "First day",
  whatsAppGroupLink: "WhatsApp group",
};

/** Fields that hold one of a few marks, such as `SECRET_CODE`. */
const MARKS = new Set(["access", "door", "kind", "layout", "outcome", "role", "state", "status", "unit"]);
const MARKS_IN_WORDS: Record<string, string> = {
  ADMIN: "staff",
  ALREADY_INSIDE: "was inside already",
  FULL: "the batch was full",
  GRANTED: "came in",
  OPEN: "everyone who is signed in",
  SECRET_CODE: "learners with the secret code",
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An operation's name as what somebody did: "Added a course". */
export function actionInWords(action: string): string {
  const known = ACTIONS[action];
  if (known) return known;
  const [verb = "", ...noun] = spaced(action).split(" ");
  const thing = noun.join(" ");
  const done = DONE[verb] ?? capitalised(verb);
  if (!thing || thing.endsWith("s") || done.endsWith(":")) return `${done} ${thing}`.trim();
  return `${done} ${/^[aeiou]/.test(thing) ? "an" : "a"} ${thing}`;
}

/** A field's name as its form calls it: "Payment link". */
export function fieldInWords(field: string): string {
  return FIELDS[field] ?? capitalised(spaced(field.replace(/^is(?=[A-Z])|Text$/g, "")));
}

export function valueInWords(field: string, value: string): string {
  if (MARKS.has(field)) return MARKS_IN_WORDS[value] ?? value.toLowerCase().replaceAll("_", " ");
  if (field.endsWith("Rupees") && /^\d+$/.test(value)) return rupees(Number(value));
  if (DAY.test(value)) return shortDate(value);
  return INSTANT.test(value) ? momentInIndia(value) : value;
}
