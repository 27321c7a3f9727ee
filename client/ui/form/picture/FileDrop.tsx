import type { ChangeEvent, ComponentProps, DragEvent, ReactNode } from "react";
import { useState } from "react";
import styles from "./FileDrop.module.css";

type InputProps = Pick<ComponentProps<"input">, "id" | "name" | "ref" | "aria-invalid" | "aria-describedby">;

interface FileDropProps extends InputProps {
  accept: string;
  icon: ReactNode;
  hint?: ReactNode;
  size?: "normal" | "large";
  onFile: (file: File) => void;
  children: ReactNode;
}

export function FileDrop({ icon, hint, size = "normal", onFile, children, ...input }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);

  function take(file: File | undefined) {
    if (file) onFile(file);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  }

  function handleDragOver(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    // Allows the same file to be chosen again.
    currentTarget.value = "";
    take(file);
  }

  return (
    <label
      className={`${styles.drop} ${styles[size]}`}
      data-over={isOver}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <input {...input} type="file" onChange={handleChange} />
      {icon}
      <span className={styles.text}>
        <span>{children}</span>
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
