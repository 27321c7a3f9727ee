export interface DemoSignIns {
  people: { role: string; email: string; password: string }[];
  codes: { course: string; batch: string; code: string }[];
}
