import type { Workshop } from "./workshop.entity";

export function coverOfWorkshop({ subject, name, position }: Workshop) {
  return { subject, texts: [name], slug: "workshops", index: position };
}
