/** How a form asks for a coupon's code. */
export const COUPON_INPUT = {
  label: "Coupon",
  autoComplete: "off",
  autoCapitalize: "characters",
  spellCheck: false,
  maxLength: 40,
  required: true,
  missing: "Please enter the coupon's code.",
} as const;
