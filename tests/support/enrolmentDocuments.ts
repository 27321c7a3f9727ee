export const ORDER = `id reference kind offeringId slug title name email phone listRupees discountRupees amountRupees
  couponCode state reason holdUntil emailConfirmedAt version createdAt canSubmitProof canCancel upiLink whatsAppLink
  whatsAppGroupLink calendarFile { fileName content } proof { id utr hasPicture submittedAt } timeline { id state at by note }`;

export const START = `mutation ($input: StartRegistrationInput!) { startRegistration(input: $input) { __typename
  ... on RegistrationStarted { registration { ${ORDER} } secret }
  ... on WaitingListJoined { registration { ${ORDER} } secret }
  ... on AlreadyRegistered { message registrationId } ... on TooManyHolds { message } ... on CouponRefused { message } ... on NotOpen { message }
  ... on InvalidPhone { message } } }`;

export const CONFIRM_ADDRESS = `mutation ($input: ConfirmAddressInput!) {
  confirmRegistrationAddress(input: $input) { registration { ${ORDER} } secret } }`;

export const READ = `query ($secret: String, $id: UUID) { registration(secret: $secret, id: $id) { ${ORDER} } }`;

export const SUBMIT = `mutation ($input: SubmitPaymentProofInput!) { submitPaymentProof(input: $input) { __typename
  ... on ProofSubmitted { registration { ${ORDER} } } ... on UtrTaken { message } } }`;

export const CANCEL = `mutation ($input: OwnRegistrationInput!) { cancelRegistration(input: $input) { ${ORDER} } }`;

export const SEND_LINKS = `mutation ($input: SendRegistrationLinksInput!) { sendRegistrationLinks(input: $input) }`;

export const DECIDE = `mutation ($input: DecideRegistrationInput!) { decideRegistration(input: $input) {
  id problem registration { ${ORDER} } } }`;

export const CANCEL_BY_STAFF = `mutation ($input: CancelRegistrationByStaffInput!) {
  cancelRegistrationByStaff(input: $input) { ${ORDER} } }`;

export const RENEW_LINK = `mutation ($input: VersionedInput!) { renewRegistrationLink(input: $input) { ${ORDER} } }`;

export const CONFIRM_BY_PHONE = `mutation ($input: VersionedInput!) { confirmByPhone(input: $input) {
  ${ORDER} phoneConfirmedAt canConfirmByPhone } }`;
export const GIVE_ACCESS_BACK = `mutation ($input: VersionedInput!) { giveAccessBack(input: $input) {
  ${ORDER} isInside canGiveAccessBack canMove } }`;
export const MOVE_TO_OFFERING = `mutation ($input: MoveToOfferingInput!) { moveToOffering(input: $input) {
  ${ORDER} isInside canGiveAccessBack canMove } }`;
export const DESTINATIONS = "query ($id: UUID!) { registrationDestinations(id: $id) { id title isFull } }";
export const CMS_ORDER = `query ($id: UUID!) { cmsRegistration(id: $id) { ${ORDER} isInside canGiveAccessBack canMove } }`;

export const LIST = `query ($ids: [UUID!], $state: RegistrationState, $kind: OfferingKind, $offeringId: UUID, $search: String, $first: Int = 25, $after: String) {
  registrations(ids: $ids, state: $state, kind: $kind, offeringId: $offeringId, search: $search, first: $first, after: $after) {
    nodes { id reference name state title whatsAppGroupLink canApprove canReject holdsSeat slug
      proof { id utr hasPicture } timeline { id by staffName } }
    counts { state count } pageInfo { hasNextPage endCursor } } }`;

export const VIEWER_REGISTRATIONS = `query ($first: Int = 25, $after: String) {
  viewerRegistrations(first: $first, after: $after) { nodes { ${ORDER} } pageInfo { hasNextPage endCursor } } }`;

export const QUOTE = `mutation ($kind: OfferingKind!, $id: UUID!, $couponCode: String!) {
  checkCoupon(kind: $kind, id: $id, couponCode: $couponCode) {
    title isFull listRupees discountRupees amountRupees couponMessage } }`;

export const CREATE_COUPON =
  "mutation ($input: CreateCouponInput!) { createCoupon(input: $input) { id version code usesTaken } }";
export const UPDATE_COUPON =
  "mutation ($input: UpdateCouponInput!) { updateCoupon(input: $input) { id version code } }";
export const DELETE_COUPON = "mutation ($input: VersionedInput!) { deleteCoupon(input: $input) { id } }";
