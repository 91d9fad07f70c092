/** An element of the page, as WebDriver passes it. */
export interface ElementReference {
  'element-6066-11e4-a52e-4f735466cecf': string;
}

export class WebDriver {
  constructor(address: string);
  quit(): Promise<void>;
  url(): Promise<string>;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  setSize(size: { width: number; height: number }): Promise<void>;
  perform(source: object, actions: object[]): Promise<void>;
  screenshot(): Promise<string>;
  nameOf(element: ElementReference): Promise<string>;
  roleOf(element: ElementReference): Promise<string>;
  run<Result>(script: string, ...args: unknown[]): Promise<Result>;
  enterFrame(element: ElementReference | null): Promise<void>;
}

export interface SystemWebKit {
  open(size: { width: number; height: number }): Promise<WebDriver>;
  stop(): void;
}

export function startWebKit(path: string): Promise<SystemWebKit>;
