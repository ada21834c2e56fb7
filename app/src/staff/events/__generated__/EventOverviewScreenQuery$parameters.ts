/**
 * @generated SignedSource<<42b495c28bb6f5eee5f9e6add2a60d8d>>
 * @relayHash 5aa0f58a64f9db2dff15e8d9637398fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d053740c68fa280d46e331d14126a3607f44074cf978b08946ed029eb16c9b20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventOverviewScreenQuery } from './EventOverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventOverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d053740c68fa280d46e331d14126a3607f44074cf978b08946ed029eb16c9b20",
    "metadata": {},
    "name": "EventOverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
