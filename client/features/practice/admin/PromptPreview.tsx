import { useApolloClient } from "@apollo/client/react";
import { Eye } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { problemsOf } from "../../../apollo/problemsOf";
import { Button } from "../../../ui/Button";
import { valuesOf } from "../../../ui/form/formValues";
import { Box } from "../../../ui/layout/Box";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Prose } from "../../../ui/text/Prose";
import { PromptPreviewDocument } from "./PromptPreview.generated";

/** Debounce after the last key. */
const PAUSE_MS = 500;

/** The task as learners see it, while it is typed. */
export function PromptPreview({ name }: { name: string }) {
  const client = useApolloClient();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [html, setHtml] = useState("");
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const form = place.current?.closest("form");
    if (!isOpen || !form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let newest = "";

    async function show(prompt: string) {
      newest = prompt;
      const { data, error } = await client.query({
        query: PromptPreviewDocument,
        variables: { prompt },
        fetchPolicy: "no-cache",
        errorPolicy: "all",
      });
      if (newest !== prompt) return;
      setProblem(
        data ? null : (problemsOf(error).general ?? Object.values(problemsOf(error).fields).join(" ")),
      );
      if (data) setHtml(data.previewPrompt);
    }

    const read = () => valuesOf(form)[name] ?? "";
    const handleInput = () => {
      clearTimeout(timer);
      timer = setTimeout(() => read() !== newest && void show(read()), PAUSE_MS);
    };
    void show(read());
    form.addEventListener("input", handleInput);
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", handleInput);
    };
  }, [client, isOpen, name]);

  return (
    <div ref={place}>
      <Stack gap="1">
        <div>
          <Button
            size="small"
            aria-expanded={isOpen}
            icon={<Eye size={18} aria-hidden />}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? "Hide the preview" : "Preview the task"}
          </Button>
        </div>
        {isOpen && (
          <Box as="section" padding="2" look="framed" corners="small" aria-label="Preview of the task">
            {problem && <Text tone="brick">{problem}</Text>}
            {html ? <Prose html={html} /> : <Text tone="muted">Nothing written yet.</Text>}
          </Box>
        )}
      </Stack>
    </div>
  );
}
