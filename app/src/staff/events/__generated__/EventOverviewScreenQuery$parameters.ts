/**
 * @generated SignedSource<<1702f2caebd4cda85322e94e3f1589b6>>
 * @relayHash 0c99be89bab95489c9c4fb4ad6e428e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cef45c93418bb31036476d82a53d8b3d16a5d82cf3008a93760adb528bf534db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventOverviewScreenQuery } from './EventOverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventOverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cef45c93418bb31036476d82a53d8b3d16a5d82cf3008a93760adb528bf534db",
    "metadata": {},
    "name": "EventOverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
