import type { FragmentType } from "@apollo/client";
import { CalendarDays, Clock, Languages } from "lucide-react";
import type { WorkshopLayout } from "../../../apollo/schema.generated";
import { certificateNumberStart } from "../../../../shared/certificateNumber";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { counted } from "../../../format/counted";
import { dayRange } from "../../../format/dayRange";
import { dayInIndia, hoursInIndia } from "../../../format/indiaTime";
import { momentInIndia } from "../../../format/momentInIndia";
import { CertificateSheet } from "../../../ui/certificate/CertificateSheet";
import { CheckList } from "../../../ui/layout/CheckList";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { IllustratedGrid } from "../../../ui/page/IllustratedGrid";
import { useSiteName } from "../../../ui/page/PageTitle";
import { Section } from "../../../ui/page/Section";
import { Countdown } from "../../../ui/text/Countdown";
import type { Fact } from "../../../ui/text/Facts";
import { QuestionColumn, QuestionDetails } from "../../../ui/text/QuestionDetails";
import { TeacherSection } from "../../catalog/teachers/TeacherSection";
import { AskBeside } from "../join/AskBeside";
import { ByOwnSeat } from "../join/EnrolmentContext";
import { JoinBlock } from "../join/JoinBlock";
import { joinLabel } from "../join/offering";
import { useWorkshopOffering } from "../join/useWorkshopOffering";
import { countdownsOf } from "./countdownsOf";
import { WorkshopOver } from "./PriceAndDates";
import type { WorkshopSections_WorkshopFragment } from "./WorkshopPage.generated";
import { WorkshopSections_WorkshopFragmentDoc } from "./WorkshopPage.generated";
import styles from "./WorkshopSections.module.css";

const NO_BREAK = "\u00a0";

interface AgendaSectionProps extends Pick<WorkshopSections_WorkshopFragment, "agenda" | "days"> {
  layout: WorkshopLayout;
}

export function AgendaSection({ agenda, days, layout }: AgendaSectionProps) {
  if (agenda.length === 0) return null;
  return (
    <Section id="agenda" title={`The agenda: ${counted(days, "day").replace(" ", NO_BREAK)}, step by step`}>
      <ol
        className={layout === "AGENDA" ? styles.cards : styles.steps}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must take keyboard focus
        tabIndex={0}
        aria-label="Agenda"
      >
        {agenda.map(({ day, title, topics }, index) => (
          <li key={index}>
            <p className={styles.day}>{day}</p>
            <h3>{title}</h3>
            <ul className={styles.topics}>
              {topics.map((topic, place) => (
                <li key={place}>{topic}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A real one is another certificate's. */
const NO_NUMBER = "••••-••••";

const CERTIFICATE_FACTS = [
  "A QR code that anyone can verify",
  "Its own page, to add to LinkedIn",
  "A PDF to print or send with your CV",
];

export function CertificateSection(workshop: WorkshopSections_WorkshopFragment) {
  const { certificateText, name, endsAt } = workshop;
  const academyName = useSiteName();
  if (!certificateText) return null;
  const { deadline } = countdownsOf(workshop);
  const issuedOn = dayInIndia(deadline?.to ?? endsAt);
  const due = deadline && `${deadline.text} ${momentInIndia(deadline.to)}`;
  return (
    <Section id="certificate" title="A certificate with your name" tone="sunk">
      <div className={styles.inside}>
        <figure className={styles.certificate}>
          <CertificateSheet
            academyName={academyName}
            name="Your name"
            kind="WORKSHOP"
            title={name}
            issuedOn={issuedOn}
            number={`${certificateNumberStart(academyName, issuedOn)}-${NO_NUMBER}`}
          />
          <figcaption>A sample.</figcaption>
        </figure>
        <Stack>
          <p>{certificateText}</p>
          <CheckList items={CERTIFICATE_FACTS} />
          {deadline && due && (
            <div className={styles.deadline}>
              <Countdown to={deadline.to} label={`Time left: ${due}`} over="The countdown is over!" />
              <Text tone="muted">{due}</Text>
            </div>
          )}
        </Stack>
      </div>
    </Section>
  );
}

/** The teacher's part in the workshop. */
export function factsOf({
  days,
  startsAt,
  endsAt,
  minutesPerDay,
  language,
}: WorkshopSections_WorkshopFragment): Fact[] {
  const dates = dayRange(dayInIndia(startsAt), dayInIndia(endsAt));
  return [
    ["Live with you", `${counted(days, "day")}, ${dates}`, CalendarDays],
    ["Time", hoursInIndia(startsAt, minutesPerDay), Clock],
    ["Language", language, Languages],
  ];
}

const TITLES: Record<WorkshopLayout, string> = {
  SHOWCASE: "Register and pay",
  SPLIT: "How to join",
  AGENDA: "How to join ?",
};

export interface WorkshopSectionsProps {
  workshop: FragmentType<WorkshopSections_WorkshopFragment>;
  layout: WorkshopLayout;
}

export function JoinSection({ workshop, layout }: WorkshopSectionsProps) {
  const data = useFragmentData(WorkshopSections_WorkshopFragmentDoc, workshop);
  const offering = useWorkshopOffering(data);
  const isFree = layout === "SHOWCASE" && offering.priceRupees === 0;
  const title = isFree ? "Register for free" : TITLES[layout];
  return (
    <Section
      id={offering.anchor}
      title={
        <ByOwnSeat offerings={[offering]} draw={(seat) => (seat ? joinLabel(offering, { seat }) : title)} />
      }
      tone="sunk"
    >
      {offering.takesRegistrations ? (
        <JoinBlock offering={offering} steps={data.joinSteps} />
      ) : (
        <WorkshopOver name={data.name} />
      )}
    </Section>
  );
}

type Audiences = Pick<WorkshopSections_WorkshopFragment, "audiences">;

export function AudienceSection({ audiences }: Audiences) {
  if (audiences.length === 0) return null;
  return (
    <Section id="audiences" title="Who it’s for">
      <IllustratedGrid items={audiences} look="above" />
    </Section>
  );
}

type Questions = Pick<WorkshopSections_WorkshopFragment, "faq">;

export function FaqSection({ faq }: Questions) {
  if (faq.length === 0) return null;
  return (
    <Section id="questions" title="Questions before you join">
      <AskBeside>
        <QuestionColumn>
          {faq.map(({ question, answer }, index) => (
            <QuestionDetails key={index} question={question} group="workshop-questions">
              <p>{answer}</p>
            </QuestionDetails>
          ))}
        </QuestionColumn>
      </AskBeside>
    </Section>
  );
}

export function WorkshopSections({ workshop, layout }: WorkshopSectionsProps) {
  const data = useFragmentData(WorkshopSections_WorkshopFragmentDoc, workshop);
  return (
    <>
      <AgendaSection {...data} layout={layout} />
      <TeacherSection teachers={data.teachers} facts={factsOf(data)} />
      <CertificateSection {...data} />
      <AudienceSection audiences={data.audiences} />
      <JoinSection workshop={workshop} layout={layout} />
      <FaqSection faq={data.faq} />
    </>
  );
}
