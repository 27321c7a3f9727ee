import { link } from "../../../ui/form/textKinds";
import { optionalNumber } from "../../../ui/form/valueKinds";

/** What staff say of the places in a workshop or a season; as in a batch's form. */
export const seatFields = {
  seats: optionalNumber({ label: "Seats", hint: "Empty: no limit.", min: 1, max: 100_000, isShort: true }),
  whatsAppGroupLink: link({ label: "WhatsApp group", hint: "Told to those whose place is confirmed." }),
};
