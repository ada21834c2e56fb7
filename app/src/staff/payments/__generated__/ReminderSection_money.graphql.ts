/**
 * @generated SignedSource<<03d80d9d64261a66ce121a5258e879b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReminderSection_money$data = {
  readonly reminderHold: {
    readonly until: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"ReminderHold_hold">;
  } | null;
  readonly reminders: ReadonlyArray<{
    readonly databaseId: number;
    readonly dueOn: string;
    readonly entry: {
      readonly " $fragmentSpreads": FragmentRefs<"aboutPayment_entry">;
    };
    readonly label: string;
    readonly sentAt: string;
  }>;
  readonly " $fragmentType": "ReminderSection_money";
};
export type ReminderSection_money$key = {
  readonly " $data"?: ReminderSection_money$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReminderSection_money">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReminderSection_money",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentReminder",
      "kind": "LinkedField",
      "name": "reminders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ScheduleEntry",
          "kind": "LinkedField",
          "name": "entry",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "aboutPayment_entry",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "place",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Invoice",
                  "kind": "LinkedField",
                  "name": "invoice",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "number",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReminderHold",
      "kind": "LinkedField",
      "name": "reminderHold",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReminderHold_hold"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PersonMoney",
  "abstractKey": null
};

(node as any).hash = "f8804edfe3dca6e00b5b2e4c2cf26b63";

export default node;
