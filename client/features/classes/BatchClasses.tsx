import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../apollo/useFragmentData";
import { counted } from "../../format/counted";
import { useServerNow } from "../../hooks/useServerNow";
import { Stack } from "../../ui/layout/Stack";
import { Text } from "../../ui/layout/Text";
import { MoreDetails } from "../../ui/text/MoreDetails";
import { ClassList } from "./ClassList";
import { LiveClass_ClassFragmentDoc } from "./LiveClass.generated";
import type { LiveClass_ClassFragment } from "./LiveClass.generated";
import type { LiveClass } from "./classTimes";
import { isOverAt } from "./classTimes";

const SHOWN = 3;
const MINUTE_MS = 60_000;

interface PartProps {
  title: string;
  noun: string;
  classes: LiveClass[];
}

function Part({ title, noun, classes }: PartProps) {
  const more = classes.slice(SHOWN);
  if (classes.length === 0) return null;
  return (
    <Stack gap="1">
      <Text as="h3">{title}</Text>
      <ClassList classes={classes.slice(0, SHOWN)} />
      {more.length > 0 && (
        <MoreDetails summary={`Show ${counted(more.length, `more ${noun} class`, `more ${noun} classes`)}`}>
          <ClassList classes={more} />
        </MoreDetails>
      )}
    </Stack>
  );
}

interface BatchClassesProps {
  classes: FragmentType<LiveClass_ClassFragment>[];
}

export function BatchClasses(props: BatchClassesProps) {
  const now = useServerNow(MINUTE_MS);
  const classes = useFragmentData(LiveClass_ClassFragmentDoc, props.classes);
  if (classes.length === 0) return null;
  const past = classes.filter((one) => isOverAt(one, now));
  return (
    <section aria-labelledby="batch-classes-title">
      <Stack gap="2">
        <h2 id="batch-classes-title">Live classes</h2>
        <Part title="Upcoming" noun="upcoming" classes={classes.filter((one) => !past.includes(one))} />
        <Part title="Past" noun="past" classes={past.toReversed()} />
      </Stack>
    </section>
  );
}
