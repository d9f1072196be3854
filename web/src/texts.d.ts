declare module '*.ftl?parsed' {
  const rows: import('../plugins/fluent').Row[];
  export default rows;
}
