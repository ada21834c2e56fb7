/**
 * @generated SignedSource<<defc17d53f2d88192f01cbcb468997bf>>
 * @relayHash 34bd6afca323fd5d5515256d732bb572
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c47c949185a4bbc6da812ce3b50531eecb0afb2a2a7a9bc7bfe42e05f667cad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonActivityScreenQuery } from './PersonActivityScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonActivityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c47c949185a4bbc6da812ce3b50531eecb0afb2a2a7a9bc7bfe42e05f667cad",
    "metadata": {},
    "name": "PersonActivityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
