/**
 * @generated SignedSource<<10c21892743c273076e73d03babb1ac5>>
 * @relayHash 58f4d487201eb5febdfcefc7f6a35e6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID befc1b684ca6f8e9182cbbccb634abc056c4edc854098179467fa491bf8ebe12

import type { ConcreteRequest } from 'relay-runtime';
export type BuilderStartMutation$variables = {
  funnelId: number;
  start: string;
};
export type BuilderStartMutation$data = {
  readonly startLandingPage: {
    readonly databaseId: number;
  };
};
export type BuilderStartMutation = {
  response: BuilderStartMutation$data;
  variables: BuilderStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "funnelId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "start"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "funnelId",
    "variableName": "funnelId"
  },
  {
    "kind": "Variable",
    "name": "start",
    "variableName": "start"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BuilderStartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LandingPage",
        "kind": "LinkedField",
        "name": "startLandingPage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BuilderStartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LandingPage",
        "kind": "LinkedField",
        "name": "startLandingPage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "befc1b684ca6f8e9182cbbccb634abc056c4edc854098179467fa491bf8ebe12",
    "metadata": {},
    "name": "BuilderStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "466b529a7efd512619edef01321d4386";

export default node;
