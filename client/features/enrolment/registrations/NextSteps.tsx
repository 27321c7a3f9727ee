import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { momentInIndia } from "../../../format/momentInIndia";
import { paths, withReturn } from "../../../../shared/paths";
import { Panel } from "../../../ui/Panel";
import { Text } from "../../../ui/layout/Text";
import { useIsSignedIn } from "../../auth/useViewer";
import styles from "./NextSteps.module.css";
import type { SeatDetails_RegistrationFragment } from "./RegistrationPage.generated";
import { useTickedSteps } from "./useTickedSteps";

interface StepProps {
  title: ReactNode;
  isDone: boolean;
  children?: ReactNode;
}

function Step({ title, isDone, children }: StepProps) {
  return (
    <li className={styles.step} data-done={isDone}>
      <span className={styles.mark}>
        {isDone && (
          <>
            <Check size={18} aria-hidden />
            <span className="visually-hidden">Done:</span>
          </>
        )}
      </span>
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        {children}
      </div>
    </li>
  );
}

type NextStepsProps = Pick<
  SeatDetails_RegistrationFragment,
  "id" | "kind" | "slug" | "offeringId" | "email" | "name" | "whatsAppGroupLink" | "prepareText" | "nextClass"
>;

function AccountStep({ kind, slug, offeringId, email, name }: NextStepsProps) {
  const isSignedIn = useIsSignedIn();
  const isBatch = kind === "BATCH" && slug !== null;
  const place = isBatch ? paths.dashBatch(slug, offeringId) : paths.classes;
  if (isSignedIn)
    return (
      <Step
        isDone
        title={<Link to={place}>{isBatch ? "Open your batch" : "Your classes and recordings"}</Link>}
      >
        <Text tone="muted">You’ll find your certificate there, too.</Text>
      </Step>
    );
  const account = isBatch ? (
    <Link to={withReturn(paths.signIn, place)}>Sign in to open your batch</Link>
  ) : (
    <Link to={withReturn(paths.join, place)} state={{ email, name }}>
      Create your portal account
    </Link>
  );
  return (
    <Step isDone={false} title={account}>
      <Text tone="muted">
        {isBatch
          ? "No password yet? Use the link in our invitation e-mail to set one."
          : "Use this order’s e-mail address. You’ll find recordings, files and your certificate there."}{" "}
        {!isBatch && <Link to={withReturn(paths.signIn, place)}>Already have an account? Sign in</Link>}
      </Text>
    </Step>
  );
}

/** A class records who joins it, so its link is for accounts alone. */
function HowToJoinClass({
  kind,
  email,
  name,
  whatsAppGroupLink,
  isPlanned,
}: NextStepsProps & { isPlanned: boolean }) {
  const isSignedIn = useIsSignedIn();
  const classes = <Link to={paths.classes}>your classes</Link>;
  if (!isPlanned) return <>See your batch’s schedule for the time. You’ll join from {classes}.</>;
  if (isSignedIn) return <>Your next live class. Join from {classes}; the room opens 10 minutes early.</>;
  const account =
    kind === "BATCH" ? (
      <Link to={withReturn(paths.signIn, paths.classes)}>sign in</Link>
    ) : (
      <Link to={withReturn(paths.join, paths.classes)} state={{ email, name }}>
        create an account
      </Link>
    );
  return (
    <>
      Your next live class. To join it, {account} with <strong>{email}</strong>, and confirm that address. The
      room opens 10 minutes early. {whatsAppGroupLink && "We post what you need in the WhatsApp group, too."}
    </>
  );
}

/** What a person with a confirmed seat does until the first class. */
export function NextSteps(registration: NextStepsProps) {
  const { id, whatsAppGroupLink, prepareText, nextClass } = registration;
  const { isTicked, tick } = useTickedSteps(id);
  return (
    <Panel title="Your next steps">
      <ol className={styles.steps}>
        {whatsAppGroupLink && (
          <Step
            isDone={isTicked("group")}
            title={
              <a
                href={whatsAppGroupLink}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => tick("group", true)}
              >
                Join the WhatsApp group
              </a>
            }
          />
        )}
        <AccountStep {...registration} />
        {prepareText && (
          <Step
            isDone={isTicked("prepare")}
            title={
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  checked={isTicked("prepare")}
                  onChange={({ target }) => tick("prepare", target.checked)}
                />
                Get ready for the first class
              </label>
            }
          >
            <Text tone="muted">{prepareText}</Text>
          </Step>
        )}
        {nextClass && (
          <Step
            isDone={false}
            title={`${nextClass.isPlanned ? nextClass.title : "Your next class"}, ${momentInIndia(nextClass.startsAt)}`}
          >
            <Text tone="muted">
              <HowToJoinClass {...registration} isPlanned={nextClass.isPlanned} />
            </Text>
          </Step>
        )}
      </ol>
    </Panel>
  );
}
