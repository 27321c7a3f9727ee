export const CREATE_RULE = `mutation ($input: CreateCertificateRuleInput!) {
  createCertificateRule(input: $input) { id version kind title } }`;
export const UPDATE_RULE = `mutation ($input: UpdateCertificateRuleInput!) {
  updateCertificateRule(input: $input) { id version lessonsPercent lessonEvidence countsGivenUp hindrances } }`;
export const DELETE_RULE = `mutation ($input: VersionedInput!) { deleteCertificateRule(input: $input) { id } }`;

export const OWN = `{ viewerCertificates {
  id number title kind name state evidence basis requestedName nameRefusal issuedOn revokedReason replacedBy } }`;
export const CONFIRM = `mutation ($input: ConfirmCertificateNameInput!) {
  confirmCertificateName(input: $input) { id number name state } }`;

export const REQUESTS = `{ certificateNameRequests(first: 25) {
  nodes { id version requestedName learner { name } } } }`;
export const APPROVE = `mutation ($input: VersionedInput!) {
  approveCertificateName(input: $input) { id name state version } }`;
export const REFUSE = `mutation ($input: RefuseCertificateNameInput!) {
  refuseCertificateName(input: $input) { id name state nameRefusal version } }`;

export const ISSUE = `mutation ($input: IssueCertificatesInput!) {
  issueCertificates(input: $input) { id number version learner { id } } }`;
export const REVOKE = `mutation ($input: RevokeCertificateInput!) {
  revokeCertificate(input: $input) { id state version } }`;
export const REISSUE = `mutation ($input: ReissueCertificateInput!) {
  reissueCertificate(input: $input) { id number name state } }`;
export const ROTATE = "mutation { rotateCertificateKey { kid retiredAt } }";

export const CANDIDATES = `query ($batchId: UUID, $runId: UUID, $first: Int!, $after: String) {
  certificateCandidates(batchId: $batchId, runId: $runId, first: $first, after: $after) {
    nodes { id isEarned steps { label done total percent } learner { name } certificate { number state } }
    pageInfo { hasNextPage endCursor } } }`;
export const ALL = `query ($search: String) { cmsCertificates(first: 25, search: $search) {
  nodes { id number name version state learner { name } } } }`;

const CHECK = `standing number name title kind achievement evidence basis issuedOn academyName
  revokedReason replacedBy signedClaim`;
export const CHECK_NUMBER = `query ($number: String!) { certificateCheck(number: $number) { ${CHECK} } }`;
export const CHECK_SIGNED = `query ($signed: String!) { signedCertificateCheck(signed: $signed) { ${CHECK} } }`;
