import type { ComponentProps } from "react";
import { Section } from "../../../ui/Section";
import { BootcampJoin } from "./BootcampJoin";
import { PayBanner } from "./PayBanner";
import { WhyJoin } from "./WhyJoin";

type BootcampEndingProps = ComponentProps<typeof WhyJoin> &
  ComponentProps<typeof PayBanner> &
  ComponentProps<typeof BootcampJoin>;

/** How each page of the bootcamp ends: why to join, at which price, and how. */
export function BootcampEnding({ bootcamp, seasons, academy }: BootcampEndingProps) {
  return (
    <>
      <Section id="why" title="Why join" tone="sunk">
        <WhyJoin bootcamp={bootcamp} />
      </Section>
      <PayBanner bootcamp={bootcamp} />
      <BootcampJoin bootcamp={bootcamp} seasons={seasons} academy={academy} />
    </>
  );
}
