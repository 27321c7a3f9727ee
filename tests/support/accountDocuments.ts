export const UPDATE_PROFILE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
  id name phone email } }`;

export const REQUEST_EMAIL_CHANGE = `mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) {
  __typename ... on EmailChangeRequested { newEmail } ... on EmailTaken { message }
  ... on InvalidCredentials { message } } }`;

export const CONFIRM_EMAIL_CHANGE = `mutation ($input: ConfirmEmailChangeInput!) { confirmEmailChange(input: $input) {
  __typename ... on EmailChanged { email wasChanged } ... on EmailTaken { message } ... on LinkExpired { message } } }`;

export const SESSIONS = "{ viewerSessions { id browser signedInAt lastUsedAt isThisOne } }";
export const END_OTHERS = "mutation { endOtherSessions { id isThisOne } }";

export const OWN_BATCHES = `query ($first: Int! = 25, $after: String) { viewerBatches(first: $first, after: $after) {
  nodes { batch { id name course { id slug } } lastOpened { id title progress { viewedAt } } }
  pageInfo { hasNextPage endCursor } } }`;

export const CALENDAR_PATH = "{ viewerCalendarPath }";
export const RENEW_CALENDAR = "mutation { renewCalendarAddress }";

export const DELETE_ACCOUNT = `mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename
  ... on AccountDeleted { email } ... on InvalidCredentials { message } } }`;

export const ASK_FOR_VERIFICATION = "mutation { requestEmailVerification { __typename } }";
export const VERIFY_EMAIL =
  "mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { __typename } }";

export const CONFIRM_PASSWORD = `mutation ($input: ConfirmPasswordInput!) { confirmPassword(input: $input) { __typename
  ... on PasswordConfirmed { validUntil } ... on InvalidCredentials { message } } }`;
