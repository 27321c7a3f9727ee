/** Where one registers on a page of the bootcamp; every Join button leads there. */
export const JOIN_ANCHOR = "Qrcode";
