import { expect, test, vi } from "vitest";
import { pagesFromSource } from "../../support/pagesFromSource";
import { useTestApp } from "../../support/testApp";

const render = vi.fn(pagesFromSource.render);
const server = useTestApp({}, { pages: { ...pagesFromSource, render } });

async function open(address: string, cookie = "") {
  const response = await fetch(server.origin + address, { headers: cookie ? { cookie } : {} });
  return { control: response.headers.get("cache-control"), html: await response.text() };
}

test("a visitor's page is rendered once, until content changes", async () => {
  const first = await open("/lms");
  expect(await open("/lms")).toEqual(first);
  expect(render).toHaveBeenCalledTimes(1);
  const { name } = await server.buildCourse({ name: "Just published" });
  await server.changes.settle();
  expect((await open("/lms")).html).toContain(name);
  expect(render).toHaveBeenCalledTimes(2);
});

test("where a visitor came from changes nothing of the page", async () => {
  const page = await open("/lms?utm_source=letter&utm_campaign=monsoon&gclid=1");
  render.mockClear();
  expect(await open("/lms?fbclid=2")).toEqual(page);
  expect(render).not.toHaveBeenCalled();
});

test("an address with an invented query is rendered each time and kept by nobody", async () => {
  render.mockClear();
  for (let time = 0; time < 2; time += 1) expect((await open("/lms?page=1")).control).toBe("no-store");
  expect(render).toHaveBeenCalledTimes(2);
});

test("a page of somebody signed in is rendered for them, and theirs alone", async () => {
  const { html, control } = await open("/lms", server.as.learner.cookie);
  expect(html).toContain("Meera");
  expect(control).toBe("no-store");
  expect((await open("/lms")).html).not.toContain("Meera");
});

test("a page that knows this visitor is kept for nobody", async () => {
  render.mockImplementation((page) => {
    page.context.keepPrivate();
    return pagesFromSource.render(page);
  });
  for (const time of [1, 2]) {
    render.mockClear();
    expect((await open("/signin")).control, `time ${time}`).toBe("no-store");
    expect(render).toHaveBeenCalledTimes(1);
  }
  render.mockImplementation(pagesFromSource.render);
});
