import type { ComponentProps } from "react";
import { Section } from "../../../ui/Section";
import { BootcampJoin } from "./BootcampJoin";
import { PayBanner } from "./PayBanner";
import { useOpenSeasons } from "./useOpenSeasons";
import { WhyJoin } from "./WhyJoin";

type BootcampEndingProps = ComponentProps<typeof WhyJoin> &
  Pick<ComponentProps<typeof PayBanner>, "bootcamp"> &
  ComponentProps<typeof BootcampJoin>;

/** How each page of the bootcamp ends: why to join, at which price, and how. */
export function BootcampEnding({ bootcamp, seasons, academy }: BootcampEndingProps) {
  const open = useOpenSeasons(seasons);
  return (
    <>
      <Section id="why" title="Why join" tone="sunk">
        <WhyJoin bootcamp={bootcamp} />
      </Section>
      {open[0] && <PayBanner bootcamp={bootcamp} season={open[0]} />}
      <BootcampJoin bootcamp={bootcamp} seasons={open} academy={academy} />
    </>
  );
}
