/** A WebSocket for tests: it connects to nothing, and records what was sent. */
export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  said: Record<string, unknown>[] = [];
  /** How long each of them was. */
  lengths: number[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  static last = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
    this.lengths.push(text.length);
  }
  close(): void {
    this.readyState = 3;
  }

  pickUp(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hears(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}
