import { paths } from "../../../../shared/paths";
import type { OwnSeatProps } from "../../workshops/join/EnrolmentContext";
import { useOwnRegistration } from "./useOwnRegistration";

export function OwnSeat({ offerings, draw }: OwnSeatProps) {
  const own = useOwnRegistration(offerings);
  if (!own) return draw(null);
  const { id, offeringId, state, waitsForAddress } = own;
  const isPlain = state === "CONFIRMED" || (state === "WAITING" && !waitsForAddress);
  return draw({ offeringId, path: paths.registration(id), state: isPlain ? state : "HELD" });
}
