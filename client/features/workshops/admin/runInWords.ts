import { counted } from "../../../format/counted";
import { momentInIndia } from "../../../format/momentInIndia";

export function runDate({ startsAt }: { startsAt: string | null }): string {
  return startsAt ? momentInIndia(startsAt) : "No date yet";
}

export function seatsTakenInWords({
  seats,
  seatsTaken,
}: {
  seats: number | null;
  seatsTaken: number;
}): string {
  return seats === null ? `${counted(seatsTaken, "seat")} taken` : `${seatsTaken} of ${seats} seats taken`;
}
