import { paths } from "../../../../../shared/paths";
import { ButtonLink } from "../../../../ui/Button";
import { Row } from "../../../../ui/layout/Row";
import { Notice } from "../../../../ui/Notice";
import type { PlayerProblem } from "./Player";
import { WatchElsewhere } from "../WatchElsewhere";

const PROBLEMS: Record<PlayerProblem, { title: string; text: string }> = {
  gone: {
    title: "This video was removed or is private",
    text: "Open it on its own page, where you may have to sign in. If that doesn’t work either, tell the academy.",
  },
  blocked: {
    title: "This video plays on its own page only",
    text: "Its owner doesn’t allow other sites to show it. Watch it there, then mark the lesson as done here.",
  },
  failed: {
    title: "This video can’t be played here",
    text: "It may be private or removed, or your connection was lost. Try it on its own page, or tell the academy.",
  },
};

interface BrokenVideoProps {
  problem: PlayerProblem;
  title: string;
  link: string;
}

export function BrokenVideo({ problem, title, link }: BrokenVideoProps) {
  return (
    <Notice
      title={PROBLEMS[problem].title}
      tone="problem"
      action={
        <Row>
          <WatchElsewhere link={link} title={title} />
          <ButtonLink size="small" look="quiet" to={paths.contactAbout(title)}>
            Tell the academy
          </ButtonLink>
        </Row>
      }
    >
      <p>{PROBLEMS[problem].text}</p>
    </Notice>
  );
}
