// boardgame.io's own server with its default transport (socket.io) and storage (memory); says its port.

import { Server } from 'boardgame.io/dist/cjs/server.js';
import { famiglia } from './game.js';

const server = Server({ games: [famiglia], origins: [/.*/] });
const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } });
console.log(`port ${appServer.address().port}`);
