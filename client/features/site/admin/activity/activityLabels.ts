import { momentInIndia } from "../../../../format/momentInIndia";
import { rupees } from "../../../../format/rupees";
import { shortDate } from "../../../../format/shortDate";

/** Operations whose name makes no sentence. */
const ACTIONS: Record<string, string> = {
  acceptLessonAnswer: "Accepted an answer",
  answerLessonQuestion: "Answered a question",
  askLessonQuestion: "Asked a question",
  deleteLessonAnswer: "Deleted their answer",
  deleteLessonQuestion: "Deleted their question",
  dismissReports: "Dismissed the reports of a text",
  editLessonAnswer: "Changed their answer",
  editLessonQuestion: "Changed their question",
  hidePost: "Hid a learner's text",
  showPost: "Showed a hidden text again",
  acceptInvitation: "Chose a password by invitation",
  applyBankImport: "Approved the exact matches of a statement",
  approveBankRow: "Approved a registration from a statement",
  assignBankRow: "Assigned a payment to a registration",
  claimAccount: "Confirmed their address and chose a password",
  cancelRegistrationByStaff: "Cancelled a registration",
  sendRegistrationLink: "Sent the link of an order again",
  sendRegistrationLinks: "Sent the links of many orders again",
  renewRegistrationLink: "Sent a new link to an order",
  changePassword: "Changed their password",
  confirmEmailChange: "Changed their e-mail address",
  correctAttendance: "Corrected the attendance of a live class",
  createClassSeries: "Added a series of live classes",
  createClassSession: "Added a live class",
  deleteClassSession: "Deleted a live class",
  setClassCancelled: "Cancelled or restored a live class",
  updateClassSession: "Changed a live class",
  decideRegistration: "Decided a registration",
  confirmByPhone: "Confirmed an order by phone",
  giveAccessBack: "Gave access back",
  moveToOffering: "Moved a registration",
  deleteBankImport: "Deleted a bank statement",
  exportBatchLearners: "Exported the learners of a batch",
  exportRegistrations: "Exported registrations",
  grantBatchAccess: "Added a learner to a batch",
  approveCertificateName: "Approved the name on a certificate",
  refuseCertificateName: "Refused the name on a certificate",
  issueCertificates: "Issued a certificate",
  reissueCertificate: "Corrected the name on a certificate",
  revokeCertificate: "Revoked a certificate",
  rotateCertificateKey: "Replaced the key that signs certificates",
  inviteWaiting: "Invited a waiting list to the next run",
  importBankStatement: "Imported a statement",
  deleteAccount: "Deleted their account",
  draftAboutContent: "Drafted the about page",
  draftHomeContent: "Drafted the home page",
  draftPageTexts: "Drafted the other pages' texts",
  draftPolicies: "Drafted the policies",
  draftSiteSettings: "Drafted the site's settings",
  confirmPassword: "Confirmed their password",
  endOtherSessions: "Signed out everywhere else",
  exportAccount: "Exported their data",
  makeAdmin: "Added an administrator",
  exportContactMessages: "Exported messages",
  mapBankColumns: "Set statement columns",
  openBatch: "Opened a batch to everyone",
  promoteToAdmin: "Made someone an administrator",
  keepBankUtr: "Kept a payment's UTR from a bank statement",
  rematchBankImport: "Checked a bank statement again",
  reopenBankRow: "Reopened a settled payment",
  settleBankRow: "Settled a payment without approving",
  replyToContactMessage: "Answered a message",
  renewCalendarAddress: "Created a new calendar link",
  deleteReference: "Removed a lesson",
  restoreReference: "Restored a lesson",
  moveReference: "Moved a lesson to another batch",
  replaceVideo: "Replaced the video of a lesson",
  reorderReferences: "Reordered videos",
  requestEmailChange: "Asked for another e-mail address",
  resetPassword: "Reset their password",
  releaseHeldEmails: "Sent the e-mails that a restore held",
  dropHeldEmails: "Deleted the e-mails that a restore held",
  retryFailedEmails: "Sent all failed e-mails again",
  retryEmail: "Sent a failed e-mail again",
  retryFailedLetters: "Sent all failed e-mails again",
  retryLetter: "Sent a failed e-mail again",
  revokeAccess: "Removed a learner from a batch",
  rotateBatchCode: "Gave a batch a new secret code",
  signIn: "Signed in",
  signOut: "Signed out",
  signUp: "Created an account",
  updateAboutContent: "Published the about page",
  updateHomeContent: "Published the home page",
  updatePageTexts: "Published the other pages' texts",
  updatePolicies: "Published the policies",
  updateSiteSettings: "Published the site's settings",
  updateContactMessageStatus: "Changed a message's status",
  updatePicture: "Changed a picture's description",
  updateProfile: "Changed their profile",
  uploadLessonFile: "Uploaded a file for a lesson",
  uploadPicture: "Added a picture",
  withdrawPasses: "Reset passes of an exercise that fail now",
  verifyEmail: "Verified their e-mail address",
  unlockBatch: "Entered the secret code of a batch",
};

const DONE: Record<string, string> = {
  add: "Added",
  create: "Added",
  delete: "Deleted",
  remove: "Removed",
  reorder: "Reordered",
  update: "Changed",
};

const FIELDS: Record<string, string> = {
  access: "Access",
  alt: "Description",
  guard: "Access by",
  amountRupees: "Amount",
  durationText: "Time duration",
  endsOn: "Last day",
  imageUrl: "Image URL",
  isClosed: "Closed to new learners",
  isCodeWeak: "Code is easy to guess",
  isPresent: "Attended",
  isSearch: "Found by a search",
  mutants: "Wrong answers that pass",
  emails: "E-mails",
  otherPayment: "Paying without UPI",
  payLink: "Payment link",
  priceRupees: "Price",
  startsOn: "First day",
  upiAddress: "UPI address",
  upiPayeeName: "Name of the payee",
  whatsAppGroupLink: "WhatsApp group",
};

/** Enum fields. */
const MARKS = new Set([
  "access",
  "door",
  "kind",
  "layout",
  "outcome",
  "role",
  "source",
  "state",
  "status",
  "unit",
]);
const MARK_LABELS: Record<string, string> = {
  ADMIN: "staff",
  ALREADY_INSIDE: "had access already",
  FULL: "the batch was full",
  GRANTED: "got access",
  OPEN: "everyone who is signed in",
  STARTED: "not paid yet",
  SUBMITTED: "to check",
  SECRET_CODE: "learners with the secret code",
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`).trim();
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Change {
  field: string;
  after: string | null;
}

/** By the registration's new state. */
const DECISIONS: Record<string, string> = {
  CONFIRMED: "Approved",
  REJECTED: "Rejected",
};

const SITE_PAGES: Record<string, string | undefined> = {
  AboutContent: "the about page",
  HomeContent: "the home page",
  PageTexts: "the other pages' texts",
  Policies: "the policies",
  SiteSettings: "the site's settings",
};

interface Done {
  entity?: string;
  changes?: readonly Change[];
}

/** Returns a sentence such as "Added a course". */
export function actionLabel(action: string, { entity = "", changes = [] }: Done = {}): string {
  const state = changes.find(({ field }) => field === "state")?.after ?? "";
  if (action === "decideRegistration" && DECISIONS[state]) return DECISIONS[state];
  if (action === "discardDraft") return `Discarded a draft of ${SITE_PAGES[entity] ?? "a page"}`;
  return ACTIONS[action] ?? sentenceOf(action);
}

/** Builds a sentence from the operation's verb and object. */
function sentenceOf(action: string): string {
  const [verb = "", ...noun] = spaced(action).split(" ");
  const thing = noun.join(" ");
  const done = DONE[verb] ?? capitalised(verb);
  if (!thing || thing.endsWith("s") || done.endsWith(":")) return `${done} ${thing}`.trim();
  return `${done} ${/^[aeiou]/.test(thing) ? "an" : "a"} ${thing}`;
}

export function fieldLabel(field: string): string {
  return FIELDS[field] ?? capitalised(spaced(field.replace(/^is(?=[A-Z])|Text$/g, "")));
}

export function valueLabel(field: string, value: string): string {
  if (MARKS.has(field)) return MARK_LABELS[value] ?? value.toLowerCase().replaceAll("_", " ");
  if (field.endsWith("Rupees") && /^\d+$/.test(value)) return rupees(Number(value));
  if (DAY.test(value)) return shortDate(value);
  return INSTANT.test(value) ? momentInIndia(value) : value;
}
