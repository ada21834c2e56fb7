/**
 * @generated SignedSource<<777fef98d8c285d5092426795796f98f>>
 * @relayHash 8e7ca88248c54b131eb52d77b4fb70b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20ca32495dbcfc3f9630af051b41b103bd260ddf75eaa2f7ff5cbb4a6ab3ec07

import type { ConcreteRequest } from 'relay-runtime';
import type { RichText } from "@atlas/domain/richText";
export type ChallengePageQuery$variables = {
  key: string;
};
export type ChallengePageQuery$data = {
  readonly challengeByKey: {
    readonly days: number;
    readonly name: string;
    readonly offerPath: string | null;
    readonly openDays: ReadonlyArray<{
      readonly bodyTree: RichText;
      readonly day: number;
      readonly isFinished: boolean;
      readonly title: string;
    }>;
    readonly startsOn: string;
    readonly today: number | null;
  } | null;
};
export type ChallengePageQuery = {
  response: ChallengePageQuery$data;
  variables: ChallengePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "key",
        "variableName": "key"
      }
    ],
    "concreteType": "KeyedChallenge",
    "kind": "LinkedField",
    "name": "challengeByKey",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "startsOn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "days",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "today",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "offerPath",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "KeyedChallengeDay",
        "kind": "LinkedField",
        "name": "openDays",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "day",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bodyTree",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isFinished",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ChallengePageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChallengePageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "20ca32495dbcfc3f9630af051b41b103bd260ddf75eaa2f7ff5cbb4a6ab3ec07",
    "metadata": {},
    "name": "ChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f2a8520372de7e26978b0ed3bd59f49d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
