import { Download, ExternalLink, FileText } from "lucide-react";
import { paths } from "../../../../shared/paths";
import { ButtonAnchor } from "../../../ui/Button";
import { Box } from "../../../ui/layout/Box";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { fileSize } from "./fileSize";
import styles from "./LessonParts.module.css";
import { useOpened } from "./useOpened";

interface FileLessonProps {
  lesson: {
    id: string;
    title: string;
    file: { name: string; mediaType: string; sizeBytes: number; previewRows: string[][] | null } | null;
    captions: object | null;
  };
}

function Film({ lesson: { id, title, captions } }: FileLessonProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- staff have not uploaded captions for every video
    <video
      className={styles.film}
      src={paths.lessonFile(id)}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
    >
      {captions && <track kind="captions" label="Captions" src={paths.lessonCaptions(id)} />}
    </video>
  );
}

function Preview({ rows }: { rows: string[][] }) {
  const [header = [], ...body] = rows;
  return (
    <figure className={styles.preview}>
      <figcaption>The first rows</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes a wide table scroll by keyboard */}
      <div className={styles.rows} role="region" aria-label="The first rows" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {header.map((cell, column) => (
                <th key={column} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

export function FileLesson({ lesson }: FileLessonProps) {
  useOpened(lesson.id);
  const { file } = lesson;
  if (!file) return null;
  const address = paths.lessonFile(lesson.id);
  return (
    <Stack gap="2">
      {file.mediaType.startsWith("video/") && <Film lesson={lesson} />}
      <Box padding="3">
        <Row isSpread gap="2" rowGap="1">
          <Row gap="2">
            <FileText size={36} aria-hidden />
            <span className={styles.name}>
              <strong>{file.name}</strong>
              <Text as="span" size="small" tone="muted">
                {fileSize(file.sizeBytes)}
              </Text>
            </span>
          </Row>
          <Row>
            {file.mediaType === "application/pdf" && (
              <ButtonAnchor href={`${address}?open`} icon={<ExternalLink size={18} aria-hidden />}>
                Open<span className="visually-hidden"> {file.name} (opens in a new tab)</span>
              </ButtonAnchor>
            )}
            <ButtonAnchor
              look="main"
              href={address}
              download={file.name}
              target="_self"
              icon={<Download size={18} aria-hidden />}
            >
              Download<span className="visually-hidden"> {file.name}</span>
            </ButtonAnchor>
          </Row>
        </Row>
      </Box>
      {file.previewRows && file.previewRows.length > 1 && <Preview rows={file.previewRows} />}
    </Stack>
  );
}
