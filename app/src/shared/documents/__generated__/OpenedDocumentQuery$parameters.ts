/**
 * @generated SignedSource<<c51f055a216ca6e43e42734d2d1f943d>>
 * @relayHash a8b99797c616283778d124be89b4ad30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69676016dcd1f5804c982b84f8bc9c994bb36cd04af31cac3d438a0f1b6664dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedDocumentQuery } from './OpenedDocumentQuery.graphql';

const node: PreloadableConcreteRequest<OpenedDocumentQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69676016dcd1f5804c982b84f8bc9c994bb36cd04af31cac3d438a0f1b6664dc",
    "metadata": {},
    "name": "OpenedDocumentQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
