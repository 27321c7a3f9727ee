import { Timer } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { clockTime } from "../../../../format/clockTime";
import { Button } from "../../../../ui/Button";
import type { FieldLimits } from "../../../../ui/form/FieldLimits";
import { TextField } from "../../../../ui/form/fields";
import { Stack } from "../../../../ui/layout/Stack";
import { lazyComponent } from "../../../../ui/lazyComponent";
import { OnlyFor } from "../../../../ui/form/kinds/OnlyFor";
import type { FieldOptions, Unlimited } from "../../../../ui/form/kinds/FieldKind";
import { VIDEO_KINDS } from "../../lesson/lessonKinds";
import type { PlayableVideo } from "../../../../../shared/videoLink";
import { completeVideoLink, readVideoLink } from "../../../../../shared/videoLink";

const MeasuringPlayer = lazyComponent(() => import("./MeasuringPlayer"), "MeasuringPlayer");

interface DurationFieldProps {
  name: string;
  label: string;
  hint?: string;
  limits: FieldLimits;
  defaultValue?: string;
  /** The kind in a new or reset form: only a video can be measured. */
  kind: string;
}

/** Asks the video's player how long it is. Typed text stays unless staff take the measured one over. */
function DurationField({ kind, ...props }: DurationFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [video, setVideo] = useState<PlayableVideo | null>(null);
  const [measured, setMeasured] = useState<string | null>(null);
  const [note, setNote] = useState("");

  const inputOf = (name: string) => {
    const field = place.current?.closest("form")?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field : null;
  };

  function take(time: string) {
    const input = inputOf(props.name);
    if (!input) return;
    input.value = time;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    setMeasured(null);
    setNote(`Measured: ${time}.`);
  }

  function handleMeasure() {
    const found = readVideoLink(completeVideoLink(inputOf("link")?.value ?? ""));
    setVideo(found);
    setMeasured(null);
    setNote(found ? "Measuring…" : "Enter the link of a YouTube, Vimeo or video file first.");
  }

  function handleDuration(seconds: number | null) {
    setVideo(null);
    if (seconds === null) return setNote("The player didn’t say how long the video is. Please type it.");
    const time = clockTime(seconds);
    const typed = inputOf(props.name)?.value.trim() ?? "";
    if (typed === "" || typed === time) return take(time);
    setMeasured(time);
    setNote(`The video is ${time} long, you entered ${typed}.`);
  }

  return (
    <Stack gap="1">
      <div ref={place}>
        <TextField
          {...props}
          end={
            <OnlyFor choice="kind" values={VIDEO_KINDS} chosen={kind}>
              <Button icon={<Timer size={18} aria-hidden />} isBusy={video !== null} onClick={handleMeasure}>
                Measure
              </Button>
            </OnlyFor>
          }
        />
      </div>
      <p role="status">{note}</p>
      {measured && (
        <div>
          <Button size="small" onClick={() => take(measured)}>
            Use {measured}
          </Button>
        </div>
      )}
      {video && (
        <Suspense>
          <MeasuringPlayer video={video} onDuration={handleDuration} />
        </Suspense>
      )}
    </Stack>
  );
}

/** A text with a button that fills it in from the video of the form's `link`. */
export function duration(options: FieldOptions): Unlimited<string> {
  const { label, hint } = options;
  return (limits) => ({
    ...options,
    write: (name, value) => ({ [name]: value ?? "" }),
    read: (name, values) => values[name] ?? "",
    compared: (name) => [{ name, label }],
    draw: (name, values) => (
      <DurationField
        {...{ name, label, hint, limits }}
        kind={values.kind || "VIDEO"}
        defaultValue={values[name]}
      />
    ),
  });
}
