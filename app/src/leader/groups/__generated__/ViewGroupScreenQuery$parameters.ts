/**
 * @generated SignedSource<<e25bdd92b4d888090956f39923df0958>>
 * @relayHash 181b4066d85a710be1c6107a27db125b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb80d709318e75ea7e197590e7f1282c70e888a8dba8f8ed7008cbeaa4e98189

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewGroupScreenQuery } from './ViewGroupScreenQuery.graphql';

const node: PreloadableConcreteRequest<ViewGroupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb80d709318e75ea7e197590e7f1282c70e888a8dba8f8ed7008cbeaa4e98189",
    "metadata": {},
    "name": "ViewGroupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
