import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ownPicture } from "../../../client/ui/ownPicture";
import { Picture } from "../../../client/ui/Picture";
import { widthsOf } from "../../../server/platform/media/renderPicture";

const ID = "0b8d1c5e-8f5c-4f0e-9a55-2f6a1f0f2d11";
const OWN = `/media/${ID}-1300x650`;

describe("a picture", () => {
  test("of our own comes in every size that there is, with its own shape", () => {
    const { container } = render(<Picture src={OWN} alt="Charts" fallback={null} />);
    const image = screen.getByRole("img", { name: "Charts" });
    expect(image).toHaveProperty("width", 1300);
    expect(image).toHaveProperty("height", 650);
    expect(image.getAttribute("loading")).toBe("lazy");
    const [avif, webp] = [...container.querySelectorAll("source")];
    expect(avif?.getAttribute("type")).toBe("image/avif");
    expect(avif?.getAttribute("srcset")).toContain(`/media/${ID}/320.avif 320w, /media/${ID}/640.avif 640w`);
    expect(webp?.getAttribute("srcset")).toMatch(/\/1300\.webp 1300w$/);
  });

  test.each([1, 320, 321, 640, 1000, 1920, 5000])(
    "%i wide is asked for in the widths that are kept",
    (width) => {
      const asked = ownPicture(`/media/${ID}-${width}x10`)
        ?.srcSet("webp")
        .match(/(?<= )\d+(?=w)/g);
      expect(asked?.map(Number)).toEqual(widthsOf(width));
    },
  );

  test("from elsewhere is shown as it is", () => {
    const { container } = render(<Picture src="https://a.example/b.png" fallback={null} isHero />);
    expect(container.querySelector("source")).toBeNull();
    const image = container.querySelector("img");
    expect(image?.getAttribute("loading")).toBe("eager");
    expect(image?.getAttribute("fetchpriority")).toBe("high");
  });

  test("that cannot be loaded, or is not there, gives way to the drawing; another one is tried again", async () => {
    const fallback = <p>A drawing</p>;
    const { container, rerender } = render(<Picture src={OWN} fallback={fallback} />);
    fireEvent.error(container.querySelector("img") as Element);
    expect(await screen.findByText("A drawing")).toBeTruthy();
    rerender(<Picture src="https://a.example/b.png" fallback={fallback} />);
    expect(container.querySelector("img")).not.toBeNull();
    rerender(<Picture src={null} fallback={fallback} />);
    expect(screen.getByText("A drawing")).toBeTruthy();
  });
});
