export const UTR_FIELD = "utr";

/** The name of the draft of what a person types about the payment of this order. */
export const proofDraft = (registrationId: string) => `proof ${registrationId}`;
